import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createControl } from './control/index.ts';
import { systemClock } from './engine/clock.ts';
import { scenarios } from './scenarios/index.ts';
import { startMock } from './start-mock.ts';
import { createWorlds } from './world/worlds.ts';

const START = `${import.meta.dirname}/start.ts`;

const folder = mkdtempSync(join(tmpdir(), 'mock-called-from-'));
const npm = { INIT_CWD: folder, npm_package_json: resolve('package.json') };

const children: ChildProcess[] = [];
let shared: ReturnType<typeof startShared> | null = null;
let worldsMade = 0;
// A test that fails halfway must not leave a mock running.
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));
afterAll(async () => {
  (await shared)?.child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function start(env: Record<string, string>, args: string[] = [], ...flags: string[]) {
  const child = spawn(process.execPath, [...flags, START, ...args], {
    env: { PATH: process.env['PATH'], ...env },
  });
  const output = { out: '', error: '' };
  child.stdout.on('data', (chunk) => (output.out += String(chunk)));
  child.stderr.on('data', (chunk) => (output.error += String(chunk)));
  return { child, output, ended: once(child, 'exit') as Promise<[number | null]> };
}

/** Starts a mock that does not listen. */
async function refused(env: Record<string, string>) {
  const { child, output, ended } = start(env);
  children.push(child);
  return { code: (await ended)[0], error: output.error };
}

/** One mock with every setting that these tests are about, because a start takes a second or two. */
const mock = () => (shared ??= startShared());

async function startShared() {
  const worlds = createWorlds(systemClock, scenarios);
  const snapshot = worlds.save(worlds.open('demo'));
  const state = { format: 'wallet-scenario', version: 1, name: 'a state', description: '', snapshot };
  mkdirSync(join(folder, 'states'), { recursive: true });
  writeFileSync(join(folder, 'states/a.scenario.json'), JSON.stringify(state));
  const bugs = `process.on('SIGUSR2', () => { throw new Error('a bug'); });
    process.on('SIGHUP', () => { Promise.reject(new Error('another bug')); });`;
  const { child, output } = start(
    {
      ...npm,
      MOCK_PORT: '0',
      EDITION: 'laos',
      MOCK_SCENARIOS: './states',
      NODE_COMPILE_CACHE: '',
      NODE_DEBUG_NATIVE: 'COMPILE_CACHE',
    },
    ['--data', 'worlds'],
    '--import',
    `data:text/javascript,${encodeURIComponent(bugs)}`,
  );
  const address = /http:\/\/127\.0\.0\.1:\d+/;
  await expect.poll(() => output.out).toMatch(address);
  return { child, output, url: address.exec(output.out)?.[0] ?? '' };
}

describe('node start.ts', () => {
  it('registers the phones of the edition in EDITION [1.20] [5.02]', async () => {
    const { url } = await mock();
    expect(await createControl(url, 'demo').flags()).toMatchObject({ edition: 'laos' });
  });

  it('keeps the history of its worlds from before the first call', async () => {
    const { url } = await mock();
    worldsMade += 1;
    const world = `new-${worldsMade}`;
    await fetch(`${url}/api/lookup/info`, {
      headers: { 'x-requested-with': 'wallet-user', 'x-mock-world': world },
    });
    const { points } = await createControl(url, world).call('GET /history');
    expect(points.map(({ entryId }) => entryId)).toEqual([0, 1]);
  });

  it('exits with 1 and a sentence when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, error } = await refused({ MOCK_PORT: String(port) });
    expect(code).toBe(1);
    expect(error.trim()).toBe(
      `Port ${port} is taken by another program: end it, or choose another with MOCK_PORT.`,
    );
    other.close();
  });

  it('exits with a sentence that names MOCK_PORT for an invalid port', async () => {
    const { code, error } = await refused({ MOCK_PORT: 'here' });
    expect(code).toBe(1);
    expect(error.trim()).toBe(
      'MOCK_PORT must be a port from 1 to 65535, or 0 for any free port, and is "here".',
    );
  });

  it('refuses an invalid setting before it loads the app', async () => {
    const { error } = await refused({ MOCK_PORT: 'here', NODE_DEBUG_NATIVE: 'COMPILE_CACHE' });
    expect(error).toContain(`${import.meta.dirname}/run-mock.ts`);
    expect(error).not.toContain(`${import.meta.dirname}/app.ts`);
  });

  it('does not start with a scenario file that no verb or call could answer: names file and field', async () => {
    const worlds = createWorlds(systemClock, scenarios);
    const snapshot = worlds.save(worlds.open('demo'));
    const files = mkdtempSync(join(tmpdir(), 'scenarios-'));
    try {
      for (const [name, change, reason] of [
        ['flags', { tokenSeconds: 2 ** 40 }, 'GET /flags could not answer it: /tokenSeconds must be <= '],
        ['invite', { amount: -1 }, 'GET /api/wallet could not answer it: /invite/amount must be >= 0'],
      ] as const) {
        const damaged = structuredClone(snapshot) as unknown as {
          fields: { flags: object; members: [string, { invite: object }][] };
        };
        const { flags, members } = damaged.fields;
        Object.assign(name === 'flags' ? flags : (members[0]?.[1].invite ?? {}), change);
        const file = { format: 'wallet-scenario', version: 1, name, description: '', snapshot: damaged };
        writeFileSync(join(files, 'a.scenario.json'), JSON.stringify(file));
        const started = startMock({ port: 0, scenarioFiles: files }).then(({ close }) => close());
        await expect(started, name).rejects.toThrow(`a.scenario.json: snapshot: ${reason}`);
      }
    } finally {
      rmSync(files, { recursive: true });
    }
  });

  it('finds its folders from where npm was called', async () => {
    const { url } = await mock();
    const listed = await createControl(url, 'demo').call('GET /scenarios');
    expect(listed.scenarios.map(({ name }) => name)).toContain('a state');
    expect(readdirSync(join(folder, 'worlds'))).toContain('worlds.db');
  });

  it('looks for its compiled sources beside the packages', async () => {
    const { output } = await mock();
    const compiled = `${dirname(import.meta.dirname)}/node_modules/.cache/compiled/`;
    const read = output.error.split('\n').filter((line) => line.includes(`reading cache from ${compiled}`));
    expect(read.filter((line) => line.includes(`${import.meta.dirname}/app.ts`))).not.toEqual([]);
  });

  it('survives uncaught errors, and counts them', async () => {
    const { url, child, output } = await mock();
    const control = createControl(url, 'demo');
    const { serverViolations: before } = await control.world();
    child.kill('SIGUSR2');
    child.kill('SIGHUP');
    await expect.poll(async () => (await control.world()).serverViolations).toBe(before + 2);
    const entries = await control.journal({ serverViolations: true });
    expect(
      entries
        .slice(-2)
        .flatMap(({ serverViolations }) => serverViolations)
        .sort(),
    ).toEqual([
      expect.stringContaining('uncaught: Error: a bug'),
      expect.stringContaining('uncaught: Error: another bug'),
    ]);
    expect(output.error).toContain('a bug');
  });

  it('prints its address and exits with 0 on a signal', async () => {
    const { url, child } = await mock();
    shared = null;
    children.push(child);
    const ended = once(child, 'exit');
    const control = createControl(url, 'demo');
    const { worlds } = await control.call('GET /worlds');
    expect(worlds.map(({ name }) => name)).toContain('demo');
    await control.addFault({ call: '*', kind: 'hang' });
    const held = fetch(`${url}/api/lookup/info`).then(
      () => 'answered',
      () => 'broken',
    );
    await expect.poll(async () => (await control.faults())[0]?.times).toBe(0);
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    expect(['broken', 'answered']).toContain(await held);
  });
});
