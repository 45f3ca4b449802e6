import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import type { Clock } from '../engine/clock.ts';
import { MOST_WORLD_BODY_BYTES } from '../engine/journal.ts';
import { emptyEntry } from '../engine/journal-entry.ts';
import { LimitReached } from '../engine/limit-reached.ts';
import { MOST_WORLD_BYTES } from '../engine/stored-files.ts';
import { MOST_BODY_BYTES, MOST_FILE_BYTES } from '../engine/memory.ts';
import { injectFetch } from './inject-fetch.ts';
import { scenarios } from '../scenarios/index.ts';
import { createWorlds } from '../world/worlds.ts';

const HOUR = 60 * 60 * 1000;
const time = { now: Date.UTC(2026, 10, 20) };
const clock: Clock = { now: () => time.now };
const heap = { share: 0 };
const worlds = createWorlds(clock, scenarios, { heapShare: () => heap.share });

const logged: unknown[] = [];
let app: FastifyInstance;
beforeAll(async () => {
  app = await createApp({ worlds, log: (problem) => logged.push(problem) });
});
afterAll(() => app.close());

const fetchOf = (world: string) =>
  injectFetch(app, { 'x-mock-world': world, 'x-requested-with': 'wallet-user' });

async function logIn(world: string, size: number) {
  return fetchOf(world)('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'x'.repeat(size), password: '123456' }),
  });
}

/** A file with a picture's first bytes and no further content. */
async function upload(world: string, megabytes: number) {
  const bytes = new Uint8Array(megabytes * 1024 * 1024);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const form = new FormData();
  form.append('file', new Blob([bytes], { type: 'image/png' }), 'a.png');
  const answer = await fetchOf(world)('/api/chat/upload-image', { method: 'POST', body: form });
  return { status: answer.status, body: (await answer.json()) as { path?: string; message?: string } };
}

/** As kept from 8 MB, whose reading is not the subject. */
const BYTES = new Uint8Array(8 * 1024 * 1024);

function keepFiles(world: string, count: number) {
  const { files } = worlds.open(world);
  for (let number = 0; number < count; number += 1)
    files.set(`f-${number}`, { type: 'image/png', bytes: BYTES, at: time.now });
}

describe('the memory of the mock', () => {
  it('keeps the newest bodies of all worlds, and the oldest go first', async () => {
    const call = { ...emptyEntry(new Date(time.now).toISOString()), body: 'x'.repeat(60_000) };
    for (let number = 0; number < 24; number += 1)
      for (let times = 0; times < 60; times += 1) worlds.open(`logins-${number}`).journal.add(call);
    for (let times = 0; times < 60; times += 1) await logIn('logins-24', 60_000);
    const journals = worlds.list().map(({ journal }) => journal);
    const kept = journals.map(({ bodyBytes }) => bodyBytes);
    expect(Math.max(...kept)).toBeLessThanOrEqual(MOST_WORLD_BODY_BYTES);
    expect(kept.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_BODY_BYTES + 130_000);
    const bodiesOf = (name: string) =>
      worlds
        .open(name)
        .journal.find()
        .map(({ body }) => body !== null);
    expect(bodiesOf('logins-0')).toEqual(Array(60).fill(false));
    expect(bodiesOf('logins-24').at(-1)).toBe(true);
    expect(bodiesOf('logins-24').at(0)).toBe(false);
    worlds.clear();
  });

  it('bounds what an entry of the journal keeps beside its bodies', async () => {
    await fetchOf('paths')(`/api/${'x'.repeat(12_000)}?${'y'.repeat(2000)}`);
    const [entry] = worlds.open('paths').journal.find();
    expect(entry?.path).toHaveLength(500);
    expect(entry?.clientViolation).toContain('no such call; the nearest is GET /api/');
    worlds.clear();
  });

  it('refuses an upload instead of deleting one that is in use', async () => {
    const first = await upload('uploads', 10);
    keepFiles('uploads', 2);
    expect((await upload('uploads', 9)).status).toBe(200);
    expect(await upload('uploads', 9)).toEqual({ status: 429, body: { message: 'REQUEST_LIMIT' } });
    expect(worlds.open('uploads').files.bytes).toBeLessThanOrEqual(MOST_WORLD_BYTES);
    const [entry] = worlds.open('uploads').journal.find({ code: 'REQUEST_LIMIT' });
    expect(entry?.clientViolation).toBe('a world keeps at most 40 MB of uploads, and all are in use');

    time.now += HOUR;
    const used = await fetchOf('uploads')(first.body.path ?? '');
    expect(used.status).toBe(200);
    expect((await upload('uploads', 9)).status).toBe(200);
    expect((await fetchOf('uploads')(first.body.path ?? '')).status).toBe(200);
    expect(worlds.open('uploads').files.size).toBe(4);
    worlds.clear();
  });

  it('bounds the uploads of all worlds', async () => {
    for (let number = 0; number < 7; number += 1) keepFiles(`all-${number}`, 4);
    keepFiles('all-7', 3);
    expect((await upload('all-7', 8)).status).toBe(200);
    expect((await upload('all-8', 8)).status).toBe(429);
    expect(worlds.list().reduce((sum, { files }) => sum + files.bytes, 0)).toBeLessThanOrEqual(
      MOST_FILE_BYTES,
    );
    worlds.remove('all-0');
    expect((await upload('all-8', 8)).status).toBe(200);
    worlds.clear();
  });

  it('refuses what could add to it when the heap is nearly full, and still reads and removes', async () => {
    worlds.open('full');
    heap.share = 0.9;
    const login = await logIn('full', 10);
    expect(login.status).toBe(429);
    expect(await login.json()).toEqual({ message: 'REQUEST_LIMIT' });
    expect(login.headers.get('retry-after')).toBe('60');
    const refusal = { call: 'POST /api/login', status: 429, code: 'REQUEST_LIMIT', body: null };
    const why = 'the memory of the mock is full: remove worlds';
    expect(worlds.open('full').journal.find()).toMatchObject([{ ...refusal, clientViolation: why }]);
    const curlOf = async (id: number) => (await app.inject(`/qa/api/worlds/full/journal/${id}/curl`)).payload;
    expect(await curlOf(1)).toMatch(/^# The journal does not have the body/);
    const headers = { 'x-mock-world': 'full', 'x-requested-with': 'wallet-user' };
    await app.inject({ method: 'POST', url: '/api/spinwheel/spin', headers });
    expect(await curlOf(2)).toMatch(/^curl /);
    expect((await logIn('none', 10)).status).toBe(429);
    expect(logged).toEqual([why]);
    const made = await app.inject({ method: 'PUT', url: '/qa/api/worlds/another', payload: {} });
    expect(made.statusCode).toBe(429);
    expect(made.json()).toEqual({
      code: 'MEMORY_FULL',
      message: 'the memory of the mock is full: remove worlds',
    });
    expect((await fetchOf('full')('/api/lookup/info')).status).toBe(200);
    expect((await app.inject({ method: 'DELETE', url: '/qa/api/worlds/full' })).statusCode).toBe(204);
    heap.share = 0;
    expect((await logIn('full', 10)).status).not.toBe(429);
  });

  it('does not call a snapshot invalid when it has no room for another world', async () => {
    const load = vi.spyOn(worlds, 'load').mockImplementation(() => {
      throw new LimitReached('2000 worlds are in use');
    });
    const snapshot = { version: 1, scenario: 'demo', seed: 1, fields: {} };
    const answer = await app.inject({ method: 'PUT', url: '/qa/api/worlds/new/snapshot', payload: snapshot });
    load.mockRestore();
    expect(answer.json()).toEqual({ code: 'MEMORY_FULL', message: '2000 worlds are in use' });
  });
});
