import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readPacts, type PactFile } from './pact-files.ts';
import { assertAnswers, remoteProvider } from './provider/remote-provider.ts';
import { textOf } from './results.ts';
import { verifyPact } from './verify-pact.ts';

const INFO = { name: 'Another wallet', website: 'https://another.example' };
const NOWHERE = 'http://127.0.0.1:9';

const scratch = mkdtempSync(join(tmpdir(), 'silent-'));
let server: Server;
let url = '';
/** What it replies to a state change. */
let state = '{}';

beforeAll(async () => {
  // It answers one call, and drops the connection of the other.
  server = createServer(({ url: path, socket }, response) => {
    if (path === '/pact-states') response.end(state);
    else if (path === '/base/api/lookup/info')
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(INFO));
    else socket.destroy();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(scratch, { recursive: true });
});
afterEach(() => {
  state = '{}';
  vi.unstubAllEnvs();
});

async function verified(statesUrl = `${url}/pact-states`): Promise<Record<string, string[]>> {
  const [file] = readPacts(join(import.meta.dirname, '../pacts')) as [PactFile];
  const asked = ['the info lookup', 'the active lookup of a service that runs'];
  const interactions = file.pact.interactions.filter(({ description }) => asked.includes(description));
  writeFileSync(join(scratch, 'pact.json'), JSON.stringify({ ...file.pact, interactions }));
  const [pact] = readPacts(scratch) as [PactFile];
  const results = await verifyPact(remoteProvider({ url: `${url}/base`, statesUrl }), pact);
  return Object.fromEntries(
    results.map(({ description, differences }) => [description, differences.map(textOf)]),
  );
}

describe('a provider', () => {
  it('that cuts a connection fails in that call with the reason, and in no other', async () => {
    // No request to it goes over the proxy of the network.
    vi.stubEnv('HTTPS_PROXY', NOWHERE);
    const differences = await verified();
    expect(differences['the info lookup']).toEqual([]);
    expect(differences['the active lookup of a service that runs']).toEqual(
      expect.arrayContaining([`${url}/base did not answer: socket hang up`]),
    );
    expect(process.env).toMatchObject({ HTTPS_PROXY: NOWHERE });
  });

  it('whose state changes fail is told why', async () => {
    const reasons = async (statesUrl?: string) =>
      Object.values(await verified(statesUrl))
        .flat()
        .join();
    expect(await reasons(NOWHERE)).toContain('fetch failed: bad port');
    for (state of ['<html>', 'null', '{"values":{"qrcodeId":[]}}', '{"headers":"x"}', '{"token":7}'])
      expect(await reasons()).toContain(
        `${url}/pact-states answered with no state as of contracts/README.md: ${state}`,
      );
  });

  it('that is down is named at once', async () => {
    server.close();
    await expect(assertAnswers({ url, statesUrl: url })).rejects.toThrow(
      `${url} does not answer: fetch failed`,
    );
    server.listen(Number(new URL(url).port), '127.0.0.1');
    await once(server, 'listening');
  });
});

describe('npm run verify:provider', () => {
  const run = (...args: string[]) => {
    const command = [join(import.meta.dirname, 'verify-provider.ts'), ...args];
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: scratch, encoding: 'utf8' });
    return [status, stderr.split('\n', 1)[0]];
  };

  it('ends with a sentence, and leaves no result of an earlier run, when the provider is down', () => {
    const old = join(scratch, '.reports/verification/web-wallet-api.json');
    mkdirSync(dirname(old), { recursive: true });
    writeFileSync(old, '{}');
    writeFileSync(join(scratch, '.reports/provider.xml'), '<testsuites/>');
    expect(run('--url', NOWHERE, '--states', NOWHERE)).toEqual([
      1,
      `${NOWHERE} does not answer: fetch failed: bad port`,
    ]);
    expect(readdirSync(join(scratch, '.reports'))).toEqual([]);
  });

  it('refuses options that need --url, because it would verify the shipped mock instead', () => {
    expect(run('--states=http://127.0.0.1:1')).toEqual([2, '--states needs --url.']);
  });

  it('refuses a folder without pacts in one sentence', () => {
    expect(run(`--pacts=${join(import.meta.dirname, '..')}`)).toEqual([
      2,
      `${join(import.meta.dirname, '../package.json')} is not a pact file`,
    ]);
  });
});
