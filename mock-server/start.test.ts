import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createControl } from './control/index.ts';
import { systemClock } from './engine/clock.ts';
import { scenarios } from './scenarios/index.ts';
import { type MockProcess, startMockProcess } from './client/mock-process.ts';
import { startMock } from './start-mock.ts';
import { createWorlds } from './world/worlds.ts';

const START = `${import.meta.dirname}/start.ts`;

const children: ChildProcess[] = [];
// A test that fails halfway must not leave a mock running.
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

function start(env: Record<string, string>, args: string[] = [], ...flags: string[]) {
  const child = spawn(process.execPath, [...flags, START, ...args], {
    env: { PATH: process.env['PATH'], ...env },
  });
  children.push(child);
  const output = { out: '', error: '' };
  child.stdout.on('data', (chunk) => (output.out += String(chunk)));
  child.stderr.on('data', (chunk) => (output.error += String(chunk)));
  return { child, output, ended: once(child, 'exit') as Promise<[number | null]> };
}

async function started(env?: Record<string, string>): Promise<MockProcess> {
  const mock = await startMockProcess([], env);
  children.push(mock.child);
  return mock;
}

describe('node start.ts', () => {
  it('registers the phones of the edition in EDITION [1.20] [5.02]', async () => {
    const { url } = await started({ EDITION: 'laos' });
    expect(await createControl(url, 'demo').flags()).toMatchObject({ edition: 'laos' });
  });

  it('prints its address and exits with 0 on a signal', async () => {
    const { url, child } = await started();
    const ended = once(child, 'exit');
    const control = createControl(url, 'demo');
    expect(await control.call('GET /worlds')).toMatchObject({ worlds: [{ name: 'demo' }] });
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

  it('keeps the history of its worlds from before the first call', async () => {
    const { url } = await started();
    await fetch(`${url}/api/lookup/info`, { headers: { 'x-requested-with': 'wallet-user' } });
    const { points } = await createControl(url, 'demo').call('GET /history');
    expect(points.map(({ entryId }) => entryId)).toEqual([0, 1]);
  });

  it('exits with 1 and a sentence when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { output, ended } = start({ MOCK_PORT: String(port) });
    expect((await ended)[0]).toBe(1);
    expect(output.error.trim()).toBe(
      `Port ${port} is taken by another program: end it, or choose another with MOCK_PORT.`,
    );
    other.close();
  });

  it('exits with a sentence that names MOCK_PORT for an invalid port', async () => {
    const { output, ended } = start({ MOCK_PORT: 'here' });
    expect((await ended)[0]).toBe(1);
    expect(output.error.trim()).toBe(
      'MOCK_PORT must be a port from 1 to 65535, or 0 for any free port, and is "here".',
    );
  });

  it('does not start with a scenario file that no verb or call could answer: names file and field', async () => {
    const worlds = createWorlds(systemClock, scenarios);
    const snapshot = worlds.save(worlds.open('demo'));
    const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
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
        writeFileSync(join(folder, 'a.scenario.json'), JSON.stringify(file));
        const started = startMock({ port: 0, scenarioFiles: folder }).then(({ close }) => close());
        await expect(started, name).rejects.toThrow(`a.scenario.json: snapshot: ${reason}`);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('finds its folders from where npm was called', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mock-called-from-'));
    const npm = { INIT_CWD: folder, npm_package_json: resolve('package.json') };
    const states = start({ MOCK_PORT: '0', ...npm, MOCK_SCENARIOS: './states' });
    expect((await states.ended)[0]).toBe(1);
    expect(states.output.error).toContain(`The folder ${join(folder, 'states')} of MOCK_SCENARIOS`);
    const kept = start({ MOCK_PORT: '0', ...npm }, ['--data', 'worlds']);
    await once(kept.child.stdout, 'data');
    kept.child.kill('SIGTERM');
    await kept.ended;
    expect(readdirSync(join(folder, 'worlds'))).toContain('worlds.db');
    rmSync(folder, { recursive: true });
  });

  it('looks for its compiled sources beside the packages', async () => {
    const { output, ended } = start({
      MOCK_PORT: 'here',
      NODE_COMPILE_CACHE: '',
      NODE_DEBUG_NATIVE: 'COMPILE_CACHE',
    });
    await ended;
    const folder = `${dirname(import.meta.dirname)}/node_modules/.cache/compiled/`;
    const read = output.error.split('\n').filter((line) => line.includes(`reading cache from ${folder}`));
    expect(read.filter((line) => line.includes(`${import.meta.dirname}/app.ts`))).not.toEqual([]);
  });

  it('survives uncaught errors, and counts them', async () => {
    const bugs = `process.on('SIGUSR2', () => { throw new Error('a bug'); });
      process.on('SIGHUP', () => { Promise.reject(new Error('another bug')); });`;
    const preload = `data:text/javascript,${encodeURIComponent(bugs)}`;
    const { child, output } = start({ MOCK_PORT: '0' }, [], '--import', preload);
    await once(child.stdout, 'data');
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output.out)?.[0] ?? '';
    const control = createControl(url, 'demo');
    child.kill('SIGUSR2');
    child.kill('SIGHUP');
    await expect.poll(async () => (await control.world()).serverViolations).toBe(2);
    const entries = await control.journal({ serverViolations: true });
    expect(entries.flatMap(({ serverViolations }) => serverViolations).sort()).toEqual([
      expect.stringContaining('uncaught: Error: a bug'),
      expect.stringContaining('uncaught: Error: another bug'),
    ]);
    expect(output.error).toContain('a bug');
  });
});
