import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { systemClock } from '../engine/clock.ts';
import { createWorlds } from '../world/worlds.ts';
import { scenarios } from '../scenarios/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'console-'));
const built = join(folder, 'dist');
let open: FastifyInstance;
let locked: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(built, 'assets'), { recursive: true });
  writeFileSync(
    join(built, 'index.html'),
    '<link href="/assets/main.css"><div id="root"></div><script src="/assets/main.js"></script>',
  );
  for (const file of ['assets/main.js', 'assets/main.css', 'icon.svg']) writeFileSync(join(built, file), '');
  open = await createApp({
    worlds: createWorlds(systemClock, scenarios),
    consoleRoot: built,
    apps: { web: 'http://127.0.0.1:4100', kiosk: null, hosts: [] },
  });
  locked = await createApp({ worlds: createWorlds(systemClock, scenarios), token: 'let-me-in' });
});
afterAll(async () => {
  await open.close();
  await locked.close();
  rmSync(folder, { recursive: true });
});

const WORLDS = '/qa/api/worlds';

describe('the guard of the control API', () => {
  it.each(['127.0.0.1', '127.0.0.1:4000', 'localhost:4000', '[::1]:4000'])(
    'lets this machine in as %s',
    async (host) => {
      expect((await open.inject({ url: WORLDS, headers: { host } })).statusCode).toBe(200);
    },
  );

  it.each([
    'evil.example',
    'evil.example:4000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '127.1.evil',
  ])('keeps a foreign page out that has pointed the name %j at this machine', async (host) => {
    expect((await open.inject({ url: WORLDS, headers: { host } })).statusCode).toBe(403);
  });

  it.each(['192.168.1.20', '10.0.0.1', '2001:db8::1', '128.0.0.1'])(
    'keeps the machine %s out',
    async (remoteAddress) => {
      expect((await open.inject({ url: WORLDS, remoteAddress })).statusCode).toBe(403);
    },
  );

  it.each([
    { 'x-forwarded-for': '10.0.0.9' },
    { 'x-forwarded-for': '127.0.0.1, 10.0.0.9' },
    { 'x-forwarded-for': '10.0.0.9, 127.0.0.1' },
    { 'x-forwarded-for': '' },
    { forwarded: 'for=10.0.0.9' },
  ])('keeps out whom a proxy on this machine lets in: %j', async (headers) => {
    expect((await open.inject({ url: WORLDS, headers: { host: 'localhost', ...headers } })).statusCode).toBe(
      403,
    );
  });

  it('lets this machine in through its own proxy', async () => {
    const headers = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' };
    expect((await open.inject({ url: WORLDS, headers })).statusCode).toBe(200);
  });

  it('refuses a body that a form of a foreign page could send', async () => {
    const pay = (headers: Record<string, string>, payload?: string) =>
      open.inject({
        method: 'POST',
        url: `${WORLDS}/demo/qrs/refuse-next`,
        headers,
        ...(payload ? { payload } : {}),
      });
    expect((await pay({})).statusCode).toBe(415);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      expect((await pay({ 'content-type': type }, '{}')).statusCode).toBe(415);
    }
    expect((await pay({ 'content-type': 'application/json' }, '{}')).statusCode).not.toBe(415);
  });

  it('refuses a foreign page that reads without an origin, and allows a link on it', async () => {
    const read = async (headers: Record<string, string>) =>
      (await open.inject({ url: WORLDS, headers: { 'sec-fetch-site': 'cross-site', ...headers } }))
        .statusCode;
    expect(await read({ 'sec-fetch-dest': 'script' })).toBe(403);
    expect(await read({ 'sec-fetch-dest': 'image' })).toBe(403);
    expect(await read({ 'sec-fetch-dest': 'document', origin: 'https://evil.example' })).toBe(403);
    expect(await read({ 'sec-fetch-dest': 'document' })).toBe(200);
    const made = await open.inject({
      method: 'PUT',
      url: `${WORLDS}/made-by-a-page`,
      headers: {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-dest': 'document',
        'content-type': 'application/json',
      },
      payload: '{}',
    });
    expect([made.statusCode, made.json()]).toEqual([
      403,
      { code: 'NOT_ALLOWED', message: 'not from a page of another site' },
    ]);
  });

  it('allows no other origin', async () => {
    const answer = await open.inject({
      method: 'OPTIONS',
      url: WORLDS,
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('with a token admits only callers that send it, from anywhere', async () => {
    const ask = (authorization: string | null, remoteAddress: string) =>
      locked.inject({
        url: WORLDS,
        remoteAddress,
        headers: { host: 'qa.example', ...(authorization === null ? {} : { authorization }) },
      });
    expect((await ask('Bearer let-me-in', '192.168.1.20')).statusCode).toBe(200);
    for (const authorization of [null, 'Bearer other', 'let-me-in', 'Bearer ']) {
      expect((await ask(authorization, '127.0.0.1')).statusCode).toBe(401);
    }
  });
});

describe('the console page', () => {
  it('says how to build it if it is missing', async () => {
    const bare = await createApp({
      worlds: createWorlds(systemClock, scenarios),
      consoleRoot: '/nowhere',
    });
    const answer = await bare.inject('/');
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('npm start builds it')]);
    await bare.close();
  });

  it('leaves unknown calls of the API to the API', async () => {
    expect((await open.inject('/api/walet')).json()).toEqual({ message: expect.any(String) as string });
  });

  it('may frame only the apps', async () => {
    expect(String((await open.inject('/')).headers['content-security-policy'])).toContain(
      'frame-src http://127.0.0.1:4100;',
    );
  });

  it('has a policy that allows nothing from elsewhere and nothing inline', async () => {
    const answer = await open.inject('/');
    expect(answer.body).toContain('<div id="root">');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    expect(answer.headers['content-security-policy']).not.toContain('unsafe');
    expect(answer.body).not.toMatch(/<script(?![^>]*src=)|<style|\son[a-z]+=|\sstyle=/);
    const files = [...answer.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files).toContain('/assets/main.js');
    for (const file of [...files, '/icon.svg']) expect((await open.inject(file)).statusCode, file).toBe(200);
  });
});
