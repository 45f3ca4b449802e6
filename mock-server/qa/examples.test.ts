import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, type ControlEndpoint } from '../control/endpoint.ts';
import { verbs, type Verb } from '../control/index.ts';
import { createTestMock, type TestMock } from '../testing.ts';

let mock: TestMock;
/** The example request at `/qa/docs`. */
let offered: Offered;
beforeAll(async () => {
  mock = await createTestMock();
  const { fetch } = await mock.world();
  ({ paths: offered } = (await (await fetch('/qa/docs/json')).json()) as { paths: Offered });
});
afterAll(() => mock.close());

const PHONE = '0812345678';
type Offered = Record<
  string,
  Record<string, { requestBody?: { content: { 'application/json': { example?: object } } } }>
>;

/** Scenarios for verbs whose object exists only in some worlds. */
const GIVEN: Partial<Record<Verb, string>> = {
  'POST /qrs/{qrcodeId}/paid-wrong': 'a member with a live KBANK QR',
  'POST /slips/{slipId}/decide': 'a member with two slips in progress',
};

const withBody = (Object.entries(verbs) as [Verb, ControlEndpoint][]).filter(
  ([, { body }]) => body !== undefined,
);

describe('the example of a verb', () => {
  it.each(withBody)('runs as documented: %s', async (key, endpoint) => {
    const { control, fetch, name } = await mock.world(GIVEN[key] ?? 'demo');
    if (key.startsWith('POST /history')) {
      await control.call('PUT /history', { body: { isKept: true } });
      await control.setFlags({ spinActive: false });
    }
    const ids = {
      world: name,
      phone: PHONE,
      language: 'en',
      part: 'login',
      code: 'PG',
      room: await control.chatRoomOf(PHONE),
      qrcodeId: (await control.qrs())[0]?.qrcodeId,
      pointId: String((await control.call('GET /history')).points[0]?.id),
      slipId: (await control.slips())[0]?.id,
      reference: (await control.withdrawals()).find(({ status }) => status === 'PENDING')?.reference,
    };
    if (key === 'POST /journal/wait')
      await fetch('/api/wallet', { headers: { 'x-requested-with': 'wallet-user' } });
    const { method, path } = addressOf(key, endpoint);
    const { example } = offered[path]?.[method.toLowerCase()]?.requestBody?.content['application/json'] ?? {};
    expect(Object.keys(example ?? {})).not.toEqual([]);
    const url = path.replace(/\{(\w+)\}/g, (_, part: keyof typeof ids) => ids[part] ?? '');
    const answer = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(example),
    });
    expect([200, 204], await answer.text()).toContain(answer.status);
  });
});
