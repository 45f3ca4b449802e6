import { createServer } from 'node:https';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Browser } from './browser.ts';
import type { StaffFacts } from './staff/shapes.ts';
import { openTerminal } from './terminal.ts';
import { SELF_SIGNED } from './testing/self-signed.ts';

const PIN = '246810';

async function open(backend: string, site: string | null = null) {
  const said: string[] = [];
  const time = { now: 0 };
  const sessionEnds: string[] = [];
  const terminal = await openTerminal({
    config: {},
    launch: { site, backend, port: 0, paper: null },
    clock: { now: () => time.now },
    hour: () => 12,
    chromium: '/usr/bin/chromium',
    staffPin: PIN,
    stateFolder: '/nowhere',
    onSessionEnd: () => void sessionEnds.push('end'),
    log: (line) => void said.push(line),
  });
  onTestFinished(() => terminal.close());
  const post = (path: string, body: object) =>
    fetch(`${terminal.url}terminal/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const beat = (phase: string, rest: object = {}) =>
    post('beat', {
      page: 'a',
      phase,
      isVisible: true,
      isBlank: false,
      isZoomed: false,
      isResponding: true,
      build: '',
      errors: [],
      isPrinting: false,
      ...rest,
    });
  const health = async () => (await fetch(`${terminal.url}health`)).status;
  const facts = async () => {
    const { key } = (await (await post('staff/enter', { pin: PIN })).json()) as { key: string };
    const answer = await fetch(`${terminal.url}terminal/staff/facts`, {
      headers: { cookie: `terminal-staff=${key}` },
    });
    return (await answer.json()) as StaffFacts;
  };
  return { terminal, beat, health, facts, said, time, sessionEnds };
}

/** It has a page, and answers each call with a status. */
async function openBackend(port = 0, answer = { status: 404 }) {
  const backend = fastify({ forceCloseConnections: true });
  backend.get('/', () => '');
  backend.setNotFoundHandler((_request, reply) => reply.code(answer.status).header('location', '/').send());
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

  it('is bad once a page stays between two sessions for 20 s, until the next page is there', async () => {
    const { beat, health, time } = await open((await openBackend()).url);
    const codes: Record<number, number> = {};
    for (const [second, phase] of [
      [10, 'session'],
      [12, 'interval'],
      [20, 'interval'],
      [31, 'interval'],
      [32, 'interval'],
      [34, 'attract'],
      [36, 'interval'],
    ] as const) {
      time.now = second * 1_000;
      await beat(phase);
      codes[second] = await health();
    }
    expect(codes).toEqual({ 10: 200, 12: 200, 20: 200, 31: 200, 32: 503, 34: 200, 36: 200 });
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

  it('counts ends among the recent ones for ten minutes (K9)', async () => {
    const { terminal, beat, time } = await open((await openBackend()).url);
    for (let crash = 0; crash < 4; crash += 1) terminal.noteEnd('the page is hidden');
    time.now = 10 * 60_000 + 1;
    await beat('attract');
    expect(terminal.health()).toMatchObject({
      status: 'ok',
      ends: { 'the page is hidden': 4 },
      recentEnds: 0,
    });
  });

  it('names the page, and whether it is zoomed', async () => {
    const { terminal, beat } = await open((await openBackend()).url);
    for (const isZoomed of [true, false]) {
      await beat('attract', { isZoomed, build: '/assets/index-1.js' });
      expect(terminal.health().page).toEqual({
        id: 'a',
        phase: 'attract',
        build: '/assets/index-1.js',
        isZoomed,
        secondsSinceBeat: 0,
      });
    }
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

  it.each([
    ['502', 502],
    ['301, to a page that exists', 301],
  ])('is bad while the backend answers each call with %s (K4) (K9)', async (_answer, status) => {
    const answer = { status };
    const { url } = await openBackend(0, answer);
    const { terminal, beat, health, said } = await open(url);
    await beat('attract');
    await terminal.lookAround();
    await terminal.lookAround();
    expect([await health(), said]).toEqual([503, [`${url} answers calls with the status ${status}.`]]);
    expect(await (await fetch(`${terminal.url}metrics`)).text()).toMatch('kiosk_backend_up 0');
    answer.status = 403;
    await terminal.lookAround();
    expect([await health(), said.at(-1)]).toEqual([200, 'The backend answers again.']);
  });
});

it('names a certificate that no one has signed as the reason, once, also after a time without an answer', async () => {
  const { url, port, close } = await openBackend();
  const backend = url.replace('http', 'https');
  await close();
  const { terminal, health, said } = await open(backend);
  await terminal.lookAround();
  const impostor = createServer(SELF_SIGNED, (_request, answer) => void answer.end());
  await new Promise<void>((resolve) => impostor.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void impostor.close());
  await terminal.lookAround();
  await terminal.lookAround();
  expect([await health(), said]).toEqual([
    503,
    [
      `Nothing answers at ${backend}.`,
      `The certificate of ${backend} is not valid (DEPTH_ZERO_SELF_SIGNED_CERT). For an authority of your own, set NODE_EXTRA_CA_CERTS.`,
    ],
  ]);
});

it('looks at the print queue when a session ends, and at no other time (K12)', async () => {
  const { beat, sessionEnds } = await open((await openBackend()).url);
  const ends: Record<string, number> = {};
  for (const phase of ['attract', 'session', 'interval', 'staff', 'holding'] as const) {
    await beat(phase);
    ends[phase] = sessionEnds.length;
  }
  expect(ends).toEqual({ attract: 0, session: 0, interval: 1, staff: 1, holding: 1 });
});

it('reloads a page of an older build, but none that began after the newest build was read (K9)', async () => {
  const site = fastify({ forceCloseConnections: true });
  let build = 1;
  site.get('/', (_request, reply) =>
    reply
      .type('text/html')
      .send(
        `<script src="/terminal.js"></script><script type="module" src="/assets/index-${build}.js"></script>`,
      ),
  );
  const url = await site.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => site.close());
  const { terminal, beat, time } = await open(url, url);
  const reloads = async (page: string, number: number) => {
    const answer = await beat('attract', { page, build: `/assets/index-${number}.js` });
    return ((await answer.json()) as { reload: boolean }).reload;
  };
  await beat('attract', { page: 'a', build: '/assets/index-1.js' });
  time.now = 60_000;
  await terminal.lookAround();
  expect(await reloads('a', 1), 'its build is the newest').toBe(false);
  build = 2;
  time.now = 90_000;
  expect(await reloads('b', 2), 'newer than what was read').toBe(false);
  time.now = 120_000;
  await terminal.lookAround();
  expect(await reloads('b', 2)).toBe(false);
  build = 3;
  time.now = 180_000;
  await terminal.lookAround();
  expect(await reloads('b', 2), 'an older build').toBe(true);
});

it('is healthy again when its site is back, also if no page loads after staff were refused (K9)', async () => {
  let isBroken = true;
  const site = fastify({ forceCloseConnections: true });
  site.get('/', (_request, reply) =>
    reply
      .code(isBroken ? 502 : 200)
      .type('text/html')
      .send('<script src="/terminal.js"></script>'),
  );
  const url = await site.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => site.close());
  const { terminal, beat, health, said } = await open(url, url);
  await beat('attract');
  expect((await fetch(`${terminal.url}terminal/ready`)).status).toBe(503);
  await terminal.lookAround();
  expect(await health()).toBe(503);
  isBroken = false;
  await terminal.lookAround();
  expect([await health(), said.at(-1)]).toEqual([200, 'The app answers again.']);
});

describe('the facts for staff (K4)', () => {
  it('include the newest 50 errors of the page, latest first, each with its time', async () => {
    const { beat, facts } = await open((await openBackend()).url);
    for (let first = 1; first <= 56; first += 5)
      await beat('attract', { errors: Array.from({ length: 5 }, (_, index) => `error ${first + index}`) });
    const { errors } = await facts();
    expect(errors).toHaveLength(50);
    expect(errors[0]).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z error 60$/);
    expect(errors[49]).toMatch(/ error 11$/);
  });
});
