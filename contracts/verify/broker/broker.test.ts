import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPacts } from '../pact-files.ts';
import { canIDeploy, publishPacts } from './broker.ts';

interface Asked {
  url: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

let server: Server;
let url = '';
let asked: Asked[] = [];
let answers: [status: number, body: unknown] = [200, {}];

beforeEach(async () => {
  asked = [];
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
      response.writeHead(answers[0]).end(JSON.stringify(answers[1]));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => server.close());

const files = readPacts(join(import.meta.dirname, '../../pacts'));
const web = { pacticipant: 'web', version: 'abc', environment: 'production' };

describe('a pact broker', () => {
  it('is given every pact, byte for byte, as one version', async () => {
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

  it('is quoted when it refuses', async () => {
    answers = [409, { errors: ['conflict'] }];
    await expect(publishPacts({ url }, files, { version: 'abc', branch: 'main' })).rejects.toThrow(
      'the broker answered 409: {"errors":["conflict"]}',
    );
  });
});
