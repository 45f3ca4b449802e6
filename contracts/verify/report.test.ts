import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verificationBody, type VerificationBody } from './broker/verification-body.ts';
import { readPacts, type PactFile } from './pact-files.ts';
import { remoteProvider } from './provider/remote-provider.ts';
import { byCall, junitOf, tableOf } from './report.ts';
import { verifyPact } from './verify-pact.ts';

/** A backend of another team: three calls are right, three are wrong, and it knows three states. */
const ANSWERS: Record<string, [status: number, body: unknown]> = {
  'GET /api/lookup/info': [200, { name: 'Another wallet', website: 'https://another.example' }],
  'GET /api/lookup/active': [200, { terminated: null }],
  'GET /api/account/profile': [401, { message: 'UNAUTHORIZED' }],
  'GET /api/lookup/enableChatWidget': [200, { enableChatWidget: 'yes' }],
  'GET /api/spinwheel/active': [200, { active: true }],
  'GET /api/lookup/withdraw': [500, { message: 'INTERNAL_SERVER_ERROR' }],
};
const ASKED = [
  'the info lookup',
  'the active lookup of a service that runs',
  'a profile without a token',
  'the chat flag',
  'whether the spin wheel is active',
  'the limits of a withdrawal',
  'the active lookup of a service that has ended',
];

const scratch = mkdtempSync(join(tmpdir(), 'foreign-'));
let server: Server;
let url = '';
const sent: Record<string, unknown>[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(scratch, { recursive: true });
});

async function answer(request: IncomingMessage): Promise<[number, unknown]> {
  if (request.url !== '/pact-states') {
    sent.push({ ...request.headers });
    return ANSWERS[`${request.method} ${request.url}`] ?? [404, { message: 'NO_DATA' }];
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { state } = JSON.parse(Buffer.concat(chunks).toString()) as { state: string };
  if (state !== 'demo') return [422, { message: `there is no state called ${state}` }];
  return [200, { headers: { 'x-tenant': 'pacts' }, token: 'a-real-token' }];
}

it('reports call by call what a foreign provider satisfies', async () => {
  const { pact } = readPacts(join(import.meta.dirname, '../pacts'))[0] as PactFile;
  const interactions = pact.interactions.filter(({ description }) => ASKED.includes(description));
  writeFileSync(join(scratch, 'pact.json'), JSON.stringify({ ...pact, interactions }));
  const [file] = readPacts(scratch) as [PactFile];
  const provider = remoteProvider({ url, statesUrl: `${url}/pact-states` });
  const results = await verifyPact(provider, file);
  const reports = byCall(file.pact, results);

  const table = tableOf(reports);
  const lines = table.split('\n').map((line) => line.trim().replaceAll(/ +/g, ' '));
  expect(lines).toContain('✓ GET /api/lookup/info 1/1');
  expect(lines).toContain('✓ GET /api/account/profile 1/1');
  expect(lines).toContain('✗ GET /api/lookup/active 1/2');
  expect(lines).toContain('✗ GET /api/lookup/enableChatWidget 0/1');
  expect(lines).toContain('✗ GET /api/spinwheel/active 0/1');
  expect(lines).toContain('✗ GET /api/lookup/withdraw 0/1');
  expect(table).toContain("$.enableChatWidget: Expected 'yes' (String) to be equal to true (Boolean)");
  expect(table).toContain('missing the following keys: isActive');
  expect(table).toContain('there is no state called the service has ended');

  const junit = junitOf(reports);
  expect(junit).toContain('<testsuites name="pacts" tests="7" failures="4">');
  expect(junit).toContain('<testsuite name="GET /api/lookup/active" tests="2" failures="1">');
  const body = verificationBody(results, { version: 'backend-7' });
  expect(body.success).toBe(false);
  expect(body.testResults.filter(({ success }) => success)).toHaveLength(3);
  expect(testOf(body, 'the limits of a withdrawal')?.mismatches?.map(({ attribute }) => attribute)).toEqual(
    expect.arrayContaining(['body', 'status']),
  );
  expect(testOf(body, 'the active lookup of a service that has ended')?.exceptions).toEqual([
    { message: expect.stringContaining('there is no state called the service has ended') as string },
  ]);

  // All except the interaction with an unknown state.
  expect(sent.filter((headers) => headers['x-tenant'] === 'pacts')).toHaveLength(ASKED.length - 1);
  expect(sent.some(({ authorization }) => authorization === 'Bearer a-real-token')).toBe(true);
  // A request without a token stays without one, even if the state returns a token.
  const bare = sent.filter((headers) => headers['x-tenant'] && headers['authorization'] === undefined);
  expect(bare).toHaveLength(4);
});

const testOf = (body: VerificationBody, what: string) =>
  body.testResults.find(({ interactionDescription }) => interactionDescription === what);
