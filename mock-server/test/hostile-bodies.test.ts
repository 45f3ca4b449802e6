import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../testing.ts';
import type { StartedMock } from '../start-mock.ts';
import { SNAPSHOT_VERSION } from '../world/world.ts';

let mock: StartedMock;
beforeAll(async () => {
  mock = await startTestServer();
});
afterAll(() => mock.close());

const MB = 1024 * 1024;
const filled = (start: string, part: string, end: string, bytes: number) =>
  start + part.repeat(Math.floor(bytes / part.length)) + end;

/** Snapshots of many megabytes that are costly in different ways, with the bound or schema that refuses each. */
const COSTLY: [name: string, refusal: string, body: string][] = [
  ['short values', 'more than 6000000 values', filled('[', '1,', '1]', 13 * MB)],
  ['empty lists', 'more than 6000000 values', filled('[', '[],', '1]', 19 * MB)],
  ['open lists', 'more than 100 levels deep', '['.repeat(5 * MB)],
  ['open objects', 'more than 100 levels deep', filled('', '{"a":', '', 5 * MB)],
  ['one text', 'snapshot: / must have', `{"fields":"${'x'.repeat(5 * MB)}"}`],
  ['a text of backslashes', 'snapshot: / must have', `{"fields":"${'\\\\'.repeat(2.5 * MB)}"}`],
  ['backslashes without a text', 'the body is no JSON', '\\'.repeat(5 * MB)],
  ['quotes', 'the body is no JSON', '"'.repeat(5 * MB)],
  ['blanks', 'snapshot: / must have', `{"a"${' '.repeat(5 * MB)}:1}`],
  [
    'many fields',
    'an object has more than 1000 fields',
    `{${Array.from({ length: 200_000 }, (_, at) => `"k${at}":[]`).join(',')}}`,
  ],
  [
    'many faults',
    'snapshot: /fields must have',
    filled(
      `{"version":${SNAPSHOT_VERSION},"scenario":"demo","seed":1,"fields":{"faults":{"faults":[`,
      '{},',
      '{}]}}}',
      0.5 * MB,
    ),
  ],
  [
    'base64',
    'snapshot: /fields must have',
    `{"version":${SNAPSHOT_VERSION},"scenario":"demo","seed":1,"fields":{"files":[["f",{"type":"a","at":1,"bytes":"${'A'.repeat(5 * MB)}"}]]}}`,
  ],
];

const put = (path: string, body: string) =>
  fetch(mock.url + path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });

describe('a hostile snapshot of many megabytes', () => {
  it.each(COSTLY)(
    'is refused by the first bound or shape that it breaks: %s',
    async (_name, refusal, body) => {
      const answer = await put('/qa/api/worlds/hostile/snapshot', body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        code: 'BAD_INPUT',
        message: expect.stringContaining(refusal) as string,
      });
    },
  );
});

describe('a body of a call', () => {
  it.each(['/api/login', '/api/wallet/transfer', '/qa/api/worlds/demo/faults'])(
    'is refused before it is read, when it is large: %s',
    async (path) => {
      const answer = await fetch(mock.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'wallet-user' },
        body: filled('[', '1,', '1]', 20 * MB),
      });
      expect([401, 413]).toContain(answer.status);
      // Closed while the rest of the body arrives, the client would lose the answer.
      expect(answer.headers.get('connection')).not.toBe('close');
    },
  );

  it('is refused with the name of a duplicate field', async () => {
    const answer = await fetch(`${mock.url}/qa/api/worlds/demo/clock/advance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"seconds":1,"seconds":100}',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code: 'BAD_INPUT', message: 'the field seconds appears twice' });
  });
});
