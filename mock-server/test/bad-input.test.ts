import { endpoints, errorCodes, type Endpoint } from 'contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMock, type TestMock, type TestWorld } from '../testing.ts';
import { send } from './api-client.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

const RECEIVED: Record<string, object> = {
  'POST /api/login': { username: '0812345678', password: '123456' },
  'POST /api/qrcode/{bankCode}': { amount: 100 },
  'POST /api/statement': { page: 1, limit: 10 },
};
const PARAMS: Record<string, string> = { bankCode: 'KBANK', qrcodeId: 'qr-1' };

const ODD_VALUES = [
  null,
  true,
  '',
  '100',
  '๑๐๐',
  '໑໐໐',
  -1,
  0.5,
  1e308,
  -1e308,
  [],
  [1],
  {},
  { amount: 1 },
  '\u0000',
  'x'.repeat(300),
];
const ODD_SEGMENTS = [
  '%20',
  '%2e%2e',
  '..%2f..',
  '%00',
  '๑',
  'a%2Fb',
  '__proto__',
  'x'.repeat(65),
  'x'.repeat(5000),
  "'--",
  '%25',
];

/** Bodies that are JSON but not what the call takes: each field in turn of another kind, missing, or one too many. */
function oddBodies(good: object): unknown[] {
  const fields = Object.keys(good);
  return [
    ...[null, 1, 'text', [], [good], {}],
    { ...good, unknown: 1 },
    { ...good, constructor: 1 },
    ...fields.map((field) => Object.fromEntries(Object.entries(good).filter(([name]) => name !== field))),
    ...fields.flatMap((field) => ODD_VALUES.map((value) => ({ ...good, [field]: value }))),
  ];
}

/** Texts that are no JSON, or JSON that reaches for prototypes. */
const ODD_TEXTS = [
  '{',
  '',
  'undefined',
  '{"amount":NaN}',
  '{"amount":1e999}',
  '{"__proto__":{"amount":100}}',
  '{"constructor":{"prototype":{"amount":100}},"amount":100}',
  `{"amount":${'9'.repeat(400)}}`,
  '['.repeat(20_000),
];

interface ErrorBody {
  message?: unknown;
  hasQrcode?: unknown;
}

const fill = (key: string) => key.replace(/\{(\w+)\}/g, (_, name: string) => PARAMS[name] ?? '');
const isRefusedCreation = (body: ErrorBody) => body.hasQrcode === false && body.message === 'QR_FAIL';

async function balances(world: TestWorld) {
  const members = await world.control.members();
  return members.map(({ phone, wallet, games }) => ({ phone, wallet, games }));
}

describe.each(Object.entries(endpoints) as [string, Endpoint][])('%s', (key, endpoint) => {
  it('answers bad input with 4xx and a code of the catalogue, and moves no money', async () => {
    const world = await mock.world();
    const token = await world.signIn();
    const before = await balances(world);
    const path = fill(key);
    const good = RECEIVED[key];
    const answers: Awaited<ReturnType<typeof send>>[] = [];

    for (const segment of endpoint.params ? ODD_SEGMENTS : []) {
      answers.push(
        await send(world, key.replace(/\{\w+\}/, segment), { token, ...(good ? { body: good } : {}) }),
      );
    }
    if (good) {
      for (const body of [...oddBodies(good), ...ODD_TEXTS])
        answers.push(await send(world, path, { token, body }));
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'image/png',
        '',
      ]) {
        answers.push(await send(world, path, { token, body: good, headers: { 'content-type': type } }));
      }
      const huge = await send(world, path, { token, body: { ...good, unknown: 'x'.repeat(20_000_000) } });
      expect(huge).toMatchObject({ status: 413, body: { message: endpoint.badInput } });
      answers.push(await send(world, path, { token }));
    }
    answers.push(await send(world, `${path}?unknown=1`, { token, ...(good ? { body: good } : {}) }));
    if (key.startsWith('DELETE')) answers.push(await send(world, path, { token, body: { unknown: 1 } }));

    for (const answer of answers) {
      const { status } = answer;
      const body = answer.body as ErrorBody;
      // An odd amount is a refused creation, which is an answer and no error. [8.24]
      if (status === 200 && isRefusedCreation(body)) continue;
      // A wrong password or phone that fits its shape is simply wrong.
      expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
      expect(status, JSON.stringify(body)).toBeLessThan(500);
      expect(errorCodes).toContain(body.message);
    }
    expect(await balances(world)).toEqual(before);
    expect((await world.control.qrs()).length).toBe(0);
    expect((await world.control.world()).breaches).toBe(0);
  });
});

describe('a path that is none', () => {
  it.each([
    'GET /api',
    'GET /api/',
    'GET /api/nope',
    'GET /api/wallet/',
    'GET /api/%zz',
    'PUT /api/wallet',
    'POST /api/wallet',
    'DELETE /api/login',
    'HEAD /api/wallet',
    'OPTIONS /api/login',
  ])('answers %s with NO_DATA', async (key) => {
    const world = await mock.world();
    const { status, body } = await send(world, key, { token: await world.signIn() });
    expect([400, 404]).toContain(status);
    if (!key.startsWith('HEAD')) expect(body).toEqual({ message: 'NO_DATA' });
  });
});
