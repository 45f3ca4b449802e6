import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Browser } from './browser.ts';
import { openTerminal } from './terminal.ts';

async function open(backend: string, staffPin: string | null = null) {
  const said: string[] = [];
  const terminal = await openTerminal({
    launch: { site: null, backend, port: 0, paper: null },
    clock: { now: () => 0 },
    hour: () => 12,
    chromium: '/usr/bin/chromium',
    staffPin,
    stateFolder: '/nowhere',
    say: (line) => void said.push(line),
  });
  onTestFinished(() => terminal.close());
  const beat = (phase: string, errors: string[] = []) =>
    fetch(`${terminal.url}terminal/beat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        page: 'a',
        phase,
        isVisible: true,
        isBlank: false,
        isZoomed: false,
        isResponding: true,
        build: '',
        errors,
        isPrinting: false,
      }),
    });
  const health = async () => (await fetch(`${terminal.url}health`)).status;
  return { terminal, beat, health, said };
}

async function openBackend(port = 0) {
  const backend = fastify({ forceCloseConnections: true });
  const url = await backend.listen({ port, host: '127.0.0.1' });
  onTestFinished(() => backend.close());
  return { url, port: Number(new URL(url).port), close: () => backend.close() };
}

describe('the health for monitoring', () => {
  it('is good only while a member can use the page', async () => {
    const { beat, health } = await open((await openBackend()).url);
    expect(await health(), 'before the first beat').toBe(503);
    const codes: Record<string, number> = {};
    for (const phase of ['starting', 'holding', 'attract', 'session', 'interval', 'staff']) {
      await beat(phase);
      codes[phase] = await health();
    }
    expect(codes).toEqual({
      starting: 503,
      holding: 503,
      attract: 200,
      session: 200,
      interval: 200,
      staff: 200,
    });
  });

  it('counts sessions, and each end by its reason; nightly restarts are no crash loop', async () => {
    const { terminal, beat } = await open((await openBackend()).url);
    for (const phase of ['attract', 'session', 'session', 'interval', 'attract', 'session', 'attract'])
      await beat(phase);
    for (let night = 0; night < 4; night += 1) terminal.noteEnd('nightly restart');
    expect(terminal.health()).toMatchObject({
      status: 'ok',
      sessions: 2,
      ends: { 'nightly restart': 4 },
      recentEnds: 0,
    });
    for (let crash = 0; crash < 4; crash += 1) terminal.noteEnd('the page is hidden');
    expect(terminal.health()).toMatchObject({
      status: 'failing',
      ends: { 'nightly restart': 4, 'the page is hidden': 4 },
      recentEnds: 4,
    });
    terminal.watchOver({ name: 'Chromium', ended: new Promise(() => {}) } as unknown as Browser);
    expect(terminal.health()).toMatchObject({ page: null, starts: 1 });
  });

  it('is bad while the backend of a terminal with its own app does not answer', async () => {
    const backend = await openBackend();
    const { terminal, beat, health, said } = await open(backend.url);
    await beat('attract');
    await backend.close();
    await terminal.lookAround();
    expect([await health(), said]).toEqual([503, [`Nothing answers at ${backend.url}.`]]);
    const metrics = await (await fetch(`${terminal.url}metrics`)).text();
    expect(metrics).toMatch('kiosk_backend_up 0');
    await openBackend(backend.port);
    await terminal.lookAround();
    expect([await health(), said.at(-1)]).toEqual([200, 'The backend answers again.']);
  });
});

describe('the facts for the staff', () => {
  it('contain the last 50 errors of the page, latest first', async () => {
    const { terminal, beat } = await open((await openBackend()).url, '246810');
    for (let index = 1; index <= 51; index += 1) await beat('attract', [`error ${index}`]);
    const entered = await fetch(`${terminal.url}terminal/staff/enter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"pin":"246810"}',
    });
    const { key } = (await entered.json()) as { key: string };
    const facts = await fetch(`${terminal.url}terminal/staff/facts`, {
      headers: { cookie: `terminal-staff=${key}` },
    });
    const { errors } = (await facts.json()) as { errors: string[] };
    const latest = Array.from({ length: 50 }, (_, index) => `error ${51 - index}`);
    expect(errors.map((line) => line.replace(/^\S+Z /, ''))).toEqual(latest);
  });
});
