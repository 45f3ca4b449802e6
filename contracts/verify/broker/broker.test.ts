import { once } from 'node:events';
import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPacts } from '../pact-files.ts';
import { canIDeploy, publishPacts, publishResults } from './broker.ts';
import { bodyFile, verificationBody } from './verification-body.ts';

interface Asked {
  url: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

let server: Server;
let url = '';
let asked: Asked[] = [];
let answers: [status: number, body: unknown] = [200, {}];
/** The pact as the broker stores it. */
let pact: object | null = null;

beforeEach(async () => {
  asked = [];
  pact = null;
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      asked.push({
        url: request.url,
        authorization: request.headers.authorization,
        body: text === '' ? null : JSON.parse(text),
      });
      const [status, answer] = request.method === 'GET' && pact ? [200, pact] : answers;
      const reply = typeof answer === 'string' ? answer : JSON.stringify(answer);
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(reply);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => server.close());

const files = readPacts(join(import.meta.dirname, '../../pacts'));
const web = { pacticipant: 'web', version: 'abc', environment: 'production' };

describe('a pact broker', () => {
  it('receives every pact, byte for byte, as one version', async () => {
    answers = [200, {}];
    await publishPacts({ url, token: 'a-token' }, files, { version: 'abc', branch: 'main' });
    expect(asked).toMatchObject([
      {
        url: '/contracts/publish',
        authorization: 'Bearer a-token',
        body: {
          pacticipantName: 'web',
          pacticipantVersionNumber: 'abc',
          branch: 'main',
          contracts: files.map(({ path, pact }) => ({
            providerName: pact.provider.name,
            content: readFileSync(path).toString('base64'),
          })),
        },
      },
    ]);
  });

  it('is asked whether a version may be deployed', async () => {
    answers = [200, { summary: { deployable: true, reason: 'all verified' } }];
    expect(await canIDeploy({ url }, web)).toEqual({ deployable: true, reason: 'all verified' });
    expect(asked[0]?.url).toBe('/can-i-deploy?pacticipant=web&version=abc&environment=production');
    answers = [200, { summary: { deployable: null, reason: 'unknown' } }];
    expect(await canIDeploy({ url }, web)).toEqual({ deployable: false, reason: 'unknown' });
  });

  describe('given the results of a verification', () => {
    const SHA = '/pacts/provider/wallet-api/consumer/web/pact-version/sha/verification-results';
    let folder = '';
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'results-'));
      const results = [
        { description: 'a login', state: 'demo', isMet: true, differences: [] },
        {
          description: 'the wallet of a member',
          state: 'demo',
          isMet: false,
          differences: [{ attribute: 'body', identifier: '$.wallet', description: 'Expected a map' }],
        },
        {
          description: 'the profile',
          state: 'unheard of',
          isMet: false,
          differences: [{ attribute: 'exception', description: 'no such state' }],
        },
      ];
      const body = verificationBody(results, { version: 'backend-7', buildUrl: 'https://ci.example/7' });
      const [wallet] = files.filter((file) => file.pact.provider.name === 'wallet-api');
      if (wallet) writeFileSync(join(folder, bodyFile(wallet.pact)), JSON.stringify(body));
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    it('receives each interaction with its broker id, at the link of the pact', async () => {
      pact = {
        interactions: [{ _id: 'i-1', description: 'a login' }],
        _links: { 'pb:publish-verification-results': { href: url.slice(0, -1) + SHA } },
      };
      await publishResults({ url, token: 'a-token' }, files, { folder, version: 'abc' });
      expect(asked.map((one) => one.url)).toEqual([
        '/pacts/provider/wallet-api/consumer/web/version/abc',
        SHA,
      ]);
      expect(asked[1]).toMatchObject({ authorization: 'Bearer a-token' });
      expect(asked[1]?.body).toEqual({
        success: false,
        providerApplicationVersion: 'backend-7',
        buildUrl: 'https://ci.example/7',
        verifiedBy: {
          implementation: '@pact-foundation/pact',
          version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
        },
        testResults: [
          { interactionId: 'i-1', interactionDescription: 'a login', success: true },
          {
            interactionDescription: 'the wallet of a member',
            success: false,
            mismatches: [{ attribute: 'body', identifier: '$.wallet', description: 'Expected a map' }],
          },
          {
            interactionDescription: 'the profile',
            success: false,
            exceptions: [{ message: 'no such state' }],
          },
        ],
      });
    });

    it('gets no results of pacts that lacked one of its interactions', async () => {
      pact = {
        interactions: [
          { _id: 'i-1', description: 'a login' },
          { _id: 'i-2', description: 'a new call' },
        ],
        _links: { 'pb:publish-verification-results': { href: url.slice(0, -1) + SHA } },
      };
      await expect(publishResults({ url }, files, { folder, version: 'abc' })).rejects.toThrow(
        'the results of wallet-api are of other pacts: "a new call" was not verified; verify again',
      );
      expect(asked).toHaveLength(1);
    });

    it('gets no token on a foreign origin', async () => {
      pact = { _links: { 'pb:publish-verification-results': { href: 'http://elsewhere.example/' } } };
      const attempt = publishResults({ url, token: 'a-token' }, files, { folder, version: 'abc' });
      await expect(attempt).rejects.toThrow('the broker leads to http://elsewhere.example');
    });

    it('gets no results without a verification or a provider version', async () => {
      const nowhere = join(folder, 'nowhere');
      const attempt = publishResults({ url }, files, { folder: nowhere, version: 'abc' });
      await expect(attempt).rejects.toThrow('no verification results');
      expect(() => verificationBody([], { version: ' ' })).toThrow('provider.version is empty');
      expect(verificationBody([], { version: '1' }).success).toBe(false);
    });
  });

  it('is quoted in the error when it refuses', async () => {
    answers = [409, { errors: ['conflict'] }];
    await expect(publishPacts({ url }, files, { version: 'abc', branch: 'main' })).rejects.toThrow(
      'the broker answered 409: {"errors":["conflict"]}',
    );
  });

  it('that leads elsewhere, or is a page, is not taken for one that has published', async () => {
    const publish = () => publishPacts({ url }, files, { version: 'abc', branch: 'main' });
    answers = [302, '{}'];
    await expect(publish()).rejects.toThrow('the broker redirects to /elsewhere: is its address right?');
    expect(asked).toHaveLength(1);
    answers = [200, '<title>Sign in</title>'];
    await expect(publish()).rejects.toThrow('answered 200: <title>Sign in</title> (it is no JSON');
    answers = [200, {}];
    await expect(canIDeploy({ url }, web)).rejects.toThrow('has no summary');
  });

  it('gets no pacts of the branch HEAD, which is what git calls a commit that is checked out', () => {
    const root = mkdtempSync(join(tmpdir(), 'detached-'));
    const git = (...args: string[]) => spawnSync('git', args, { cwd: root });
    git('init', '-q');
    git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-q', '--allow-empty', '-m', 'one');
    git('checkout', '-q', '--detach');
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'run.ts'), 'publish'], {
      cwd: root,
      env: { ...process.env, PACT_BROKER_BASE_URL: 'http://127.0.0.1:9', PACT_BRANCH: '' },
      encoding: 'utf8',
    });
    rmSync(root, { recursive: true });
    expect([status, stderr]).toEqual([2, 'no branch is checked out: set PACT_BRANCH\n']);
  });
});
