import { endpoints, errorCodes, type Endpoint, type EndpointKey } from 'contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BODY_LIMIT } from '../app.ts';
import { compiled } from '../http/input/compiled.ts';
import { createTestMock, type TestMock } from '../testing.ts';
import type { Example } from '../smoke/example.ts';
import { examples } from '../smoke/examples/index.ts';
import { createClient, type Input, type Client } from '../client/create-client.ts';
import type { Answer } from '../client/send.ts';
import { send } from './api-client.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

const ODD_VALUES = [
  null,
  true,
  '',
  '100',
  '๑๐๐',
  '໑໐໐',
  -1,
  0,
  0.001,
  1e308,
  -1e308,
  [],
  [1],
  {},
  { amount: 1 },
  '\u0000',
  '\u202e\ud83d\ude00',
  "'; drop table members; --",
  '<img src=x onerror=alert(1)>',
  'x'.repeat(30_000),
];
const ODD_SEGMENTS = [
  ' ',
  '..',
  '.',
  '../..',
  '\u0000',
  '๑',
  'a/b',
  '__proto__',
  'constructor',
  'x'.repeat(65),
  'x'.repeat(5000),
  "'--",
  '%',
];
const ODD_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'image/png', 'application/xml'];

/** Texts that are not JSON, or JSON that sets prototypes. */
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

/** Bodies that are JSON but do not fit the call: each field with another type, missing, or unknown. */
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

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const file = (bytes: Uint8Array, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type });

function form(...parts: [name: string, value: Blob | string, fileName?: string][]): FormData {
  const made = new FormData();
  for (const [name, value, fileName = 'a.png'] of parts) {
    if (typeof value === 'string') made.append(name, value);
    else made.append(name, value, fileName);
  }
  return made;
}

/** Forms that a file upload must reject. */
function oddForms(): Input[] {
  const broken = ['', '--x', '--x\r\n\r\n', '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc'];
  return [
    { form: form() },
    { form: form(['file', 'not a file']) },
    { form: form(['other', file(PNG)]) },
    { form: form(['file', file(Buffer.alloc(0))]) },
    { form: form(['file', file(Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml'), 'a.svg']) },
    { form: form(['file', file(Buffer.from('MZ this is a program')), 'a.exe']) },
    { form: form(['file', file(PNG)], ['file', file(PNG)]) },
    { form: form(['__proto__', file(PNG)]) },
    { form: form(['file', file(Buffer.alloc(21 * 1024 * 1024))]) },
    { body: {} },
    ...broken.map((body): Input => ({
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })),
    { body: '--x--', headers: { 'content-type': 'multipart/form-data' } },
  ];
}

function oddInputs(key: EndpointKey, endpoint: Endpoint, good: Input): Input[] {
  const { params = {}, body } = good;
  return [
    ...Object.keys(params).flatMap((name) =>
      ODD_SEGMENTS.map((segment): Input => ({ ...good, params: { ...params, [name]: segment } })),
    ),
    ...(body !== undefined
      ? [
          ...[...oddBodies(body as object), ...ODD_TEXTS].map((odd): Input => ({ ...good, body: odd })),
          ...ODD_TYPES.map((type): Input => ({ ...good, headers: { 'content-type': type } })),
          { ...good, body: undefined },
          { ...good, body: { ...(body as object), unknown: 'x'.repeat(BODY_LIMIT) } },
        ]
      : []),
    ...(endpoint.upload ? oddForms() : []),
    ...(body === undefined && !endpoint.upload && !key.startsWith('GET')
      ? [
          { ...good, body: { unknown: 1 } },
          { ...good, form: form(['file', file(PNG)]) },
        ]
      : []),
  ];
}

/** Values that every schema rejects, and values that only a rule rejects. */
function fits(endpoint: Endpoint, { params, body, form: sent }: Input): boolean {
  return (
    (!endpoint.params || compiled(endpoint.params).Check(params)) &&
    (endpoint.body ? compiled(endpoint.body).Check(body) : body === undefined && sent === undefined) &&
    !endpoint.upload
  );
}

async function balances({ control }: Client, phones: readonly string[] | null = null) {
  const members = await control.members();
  return members
    .filter(({ phone }) => phones === null || phones.includes(phone))
    .map(({ phone, wallet, games }) => ({ phone, wallet, games }));
}

function expectRefused({ status, body }: Answer<unknown>, about: string): void {
  expect(status, about).toBeGreaterThanOrEqual(400);
  expect(status, about).toBeLessThan(500);
  expect(errorCodes, about).toContain((body as { message?: unknown } | null)?.message);
}

const cut = (input: Input) => JSON.stringify(input).slice(0, 300);

describe.each(Object.entries(examples) as [EndpointKey, Example][])('%s', (key, example) => {
  it('answers bad input with a 4xx code and moves no money', async () => {
    const endpoint: Endpoint = endpoints[key];
    const world = await mock.world();
    const client = await createClient(world.fetch, world.name, example.given);
    const good = (await example.input?.(client)) ?? {};
    const before = await balances(client);
    const token =
      good.token === undefined && endpoint.access === 'member' ? await client.signIn() : good.token;
    const asked = token === undefined ? {} : { token };

    for (const input of oddInputs(key, endpoint, good)) {
      const answer = await client.call(key, { ...input, ...asked });
      // An odd text may be a valid name; an odd amount is a refused QR, which is a 200 and not an error. [8.24]
      if (answer.status === 200 && fits(endpoint, input)) continue;
      expectRefused(answer, `${cut(input)} → ${JSON.stringify(answer.body)}`);
    }
    const path = key.slice(key.indexOf(' ') + 1).replace(/\{\w+\}/g, 'KBANK');
    expectRefused(
      await send(world, `${key.split(' ')[0]} ${path}?unknown=1`, asked.token ? { token: asked.token } : {}),
      'a query',
    );

    expect(
      await balances(
        client,
        before.map(({ phone }) => phone),
      ),
    ).toEqual(before);
    expect(await client.control.journal({ serverViolations: true })).toEqual([]);
  });
});

describe('an odd header', () => {
  it.each([
    ['a marker of another kind', { 'x-requested-with': 'XMLHttpRequest' }],
    ['no bearer', { authorization: 'Basic abc' }],
    ['a token without end', { authorization: `Bearer ${'x'.repeat(10_000)}` }],
    ['a token of odd letters', { authorization: 'Bearer __proto__' }],
  ])('is refused with a code of the catalogue: %s', async (_name, headers) => {
    const world = await mock.world();
    const answer = await mockFetch(world.fetch, headers);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(errorCodes).toContain(((await answer.json()) as { message: string }).message);
  });

  const mockFetch = (
    fetch: (path: string, init: RequestInit) => Promise<Response>,
    headers: Record<string, string>,
  ) => fetch('/api/wallet', { headers: { 'x-requested-with': 'wallet-user', ...headers } });
});

describe('an empty body that is called JSON', () => {
  it.each([
    ['POST /api/spinwheel/spin', 200, 'is none where a call takes none'],
    ['DELETE /api/qrcode/qr-none', 404, 'is none where a call takes none'],
    ['POST /api/login', 400, 'misses what the call takes'],
  ])('%s → %i: it %s', async (line, status) => {
    const world = await mock.world();
    const headers = { 'content-length': '0' };
    expect((await send(world, line, { token: await world.signIn(), body: '', headers })).status).toBe(status);
  });
});

describe('an unknown path', () => {
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
  ])('answers %s with NO_DATA [8.10]', async (key) => {
    const world = await mock.world();
    const { status, body } = await send(world, key, { token: await world.signIn() });
    expect([400, 404]).toContain(status);
    if (!key.startsWith('HEAD')) expect(body).toEqual({ message: 'NO_DATA' });
  });
});
