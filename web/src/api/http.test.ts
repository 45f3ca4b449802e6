import { describe, expect, it, vi } from 'vitest';
import { connectTo, makeWorld } from '../testing/render-app.tsx';
import { createCall } from './call.ts';
import { ApiError, type Failure } from './api-error.ts';
import { createHttp, overNetwork } from './http.ts';
import { nextTask } from '../lib/clock.ts';
import type { Send } from './send.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { createServiceClock } from './service-clock.ts';

const DATE = 'Fri, 20 Nov 2026 03:00:00 GMT';
/** The middle of that second. */
const SERVICE_TIME = Date.parse(DATE) + 500;

async function setUp({ token = null, online = true }: { token?: string | null; online?: boolean } = {}) {
  const world = await makeWorld();
  const call = createCall(connectTo(world, () => token, { isOnline: () => online }));
  return { world, call };
}

async function failureOf(attempt: Promise<unknown>): Promise<Failure> {
  const error: unknown = await attempt.then(
    () => expect.fail('the call succeeded'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return (error as ApiError).failure;
}

const readName = ({ name }: { name: string }) => {
  if (typeof name !== 'string') throw new TypeError('no name');
  return name;
};

/** A failure whose message does not say whether anything was done. */
const unknownAs = (status: number, message: string) =>
  [
    { kind: 'status', status, body: JSON.stringify({ message }) },
    { kind: 'unknown', message },
  ] as const;

describe('a call', () => {
  it.each([
    ['no token when none is stored', null, null],
    ['the stored token', 'a-token', 'Bearer a-token'],
  ])('sends the marker and %s [6.02] [7.01]', async (_, token, authorization) => {
    const sent: Headers[] = [];
    const http = createHttp({
      baseURL: 'http://wallet.test',
      token: () => token,
      isOnline: () => true,
      send: async (_url, { headers }) => {
        sent.push(headers);
        return Response.json({});
      },
    });
    await http({ method: 'GET', url: '/api/lookup/info' });
    expect(sent[0]?.get('X-Requested-With')).toBe('wallet-user');
    expect(sent[0]?.get('Authorization')).toBe(authorization);
  });

  it('sends the stored token as a bearer [7.01]', async () => {
    const { world, call } = await setUp();
    expect(await failureOf(call('GET /api/wallet', () => true))).toMatchObject({
      kind: 'refused',
      code: 'UNAUTHORIZED',
    });
    const token = await world.signIn();
    const signedIn = createCall(connectTo(world, () => token));
    expect(await signedIn('GET /api/wallet', () => true)).toBe(true);
  });

  it('follows no redirect and keeps no answer, whatever a proxy says: both could show another outcome', async () => {
    const sent: unknown[] = [];
    const http = createHttp({
      baseURL: 'http://wallet.test',
      token: () => null,
      isOnline: () => true,
      send: async (_url, { redirect, cache }) => {
        sent.push(redirect, cache);
        return Response.json({});
      },
    });
    await http({ method: 'POST', url: '/api/wallet/transfer', data: {} });
    expect(sent).toEqual(['error', 'no-store']);
  });

  it('returns the body as the caller reads it [7.01]', async () => {
    const { call } = await setUp();
    expect(await call('GET /api/lookup/info', readName)).toMatch(/\S/);
  });

  it.each([
    [
      { kind: 'refuse', code: 'REQUEST_LIMIT', status: 429 },
      { kind: 'refused', code: 'REQUEST_LIMIT', status: 429 },
    ],
    [
      { kind: 'refuse', code: 'QR_FAIL', status: 500 },
      { kind: 'refused', code: 'QR_FAIL', status: 500 },
    ],
    [
      { kind: 'refuse', code: 'INTERNAL_SERVER_ERROR', status: 500 },
      { kind: 'unknown', message: 'INTERNAL_SERVER_ERROR' },
    ],
    unknownAs(504, 'Endpoint request timed out'),
    unknownAs(408, 'Too slow'),
    unknownAs(408, 'REQUEST_TIMEOUT'),
    unknownAs(500, 'ETIMEDOUT'),
    unknownAs(502, 'ECONNRESET'),
    unknownAs(503, 'SERVICE_UNAVAILABLE'),
    unknownAs(504, 'GATEWAY_TIMEOUT'),
    unknownAs(500, 'toString'),
    [
      { kind: 'status', status: 500, body: '{"message":"MONEY_NOT_ENOUGH"}' },
      { kind: 'refused', code: 'MONEY_NOT_ENOUGH', status: 500 },
    ],
    [{ kind: 'status', status: 502, body: '<html>Bad gateway</html>' }, { kind: 'unknown' }],
    [
      { kind: 'status', status: 429, body: '{"message":"Slow down"}' },
      { kind: 'refused', code: 'Slow down', status: 429 },
    ],
    [
      { kind: 'status', status: 429, body: '' },
      { kind: 'refused', code: 'REQUEST_LIMIT', status: 429 },
    ],
    [
      { kind: 'status', status: 429, body: '<html>Too many requests</html>' },
      { kind: 'refused', code: 'REQUEST_LIMIT', status: 429 },
    ],
    [{ kind: 'status', status: 413, body: '<html>413 Request Entity Too Large</html>' }, { kind: 'unknown' }],
    [
      { kind: 'status', status: 413, body: '{"message":"SLIP_INVALID_FILE"}' },
      { kind: 'refused', code: 'SLIP_INVALID_FILE', status: 413 },
    ],
    [
      { kind: 'status', status: 400, body: '{"message":"ปิดให้บริการชั่วคราว"}' },
      { kind: 'refused', code: 'ปิดให้บริการชั่วคราว', status: 400 },
    ],
    [
      { kind: 'status', status: 401, body: '' },
      { kind: 'refused', code: 'UNAUTHORIZED', status: 401 },
    ],
    [{ kind: 'gone' }, { kind: 'gone' }],
    [{ kind: 'status', status: 200, body: '{"message":"gone"}' }, { kind: 'gone' }],
    [{ kind: 'status', status: 410, body: '{"message":"gone"}' }, { kind: 'gone' }],
    [{ kind: 'status', status: 400, body: '{"message":"SUCCESS"}' }, { kind: 'unknown' }],
    [
      { kind: 'status', status: 200, body: '{"message":"REQUEST_LIMIT"}' },
      { kind: 'refused', code: 'REQUEST_LIMIT', status: 200 },
    ],
    unknownAs(200, 'NO_DATA'),
    [{ kind: 'status', status: 200, body: '{"message":"  "}' }, { kind: 'unknown' }],
    [{ kind: 'status', status: 200, body: '{"message":"OK"}' }, { kind: 'unknown' }],
    [{ kind: 'reset' }, { kind: 'unknown' }],
    [{ kind: 'drop' }, { kind: 'unknown' }],
    [{ kind: 'empty' }, { kind: 'unknown' }],
    [{ kind: 'wrong-shape' }, { kind: 'unknown' }],
    [{ kind: 'half-body' }, { kind: 'unknown' }],
  ] as const)('tells the fault %j apart as %j [4.02] [7.01] [8.02] [8.10]', async (fault, failure) => {
    const { world, call } = await setUp();
    await world.control.addFault({ call: 'GET /api/lookup/info', ...fault });
    expect(await failureOf(call('GET /api/lookup/info', readName))).toEqual(failure);
  });

  it('tells "gone" apart from other replies to a change too [7.01]', async () => {
    const { world, call } = await setUp();
    await world.control.addFault({ call: 'POST /api/login', kind: 'gone' });
    const body = { username: '0812345678', password: '123456' };
    expect(await failureOf(call('POST /api/login', ({ token }) => token, { body }))).toEqual({
      kind: 'gone',
    });
  });

  it('takes no page of a gateway for a reply, even if the reply is not read [7.01]', async () => {
    const { world, call } = await setUp();
    await world.control.addFault({ call: '*', kind: 'status', status: 200, body: '<html>Welcome</html>' });
    expect(await failureOf(call('GET /api/lookup/info', () => true))).toEqual({ kind: 'unknown' });
  });

  it('sends a file as a form to the backend and reports its progress [7.01] [7.23] [7.54] [7.57]', async () => {
    const shares: number[] = [];
    const file = new File(['slip'], 'slip.png', { type: 'image/png' });
    const [url, sent] = await new Promise<Parameters<Send>>((resolve, reject) => {
      const http = createHttp({
        baseURL: 'http://wallet.test',
        token: () => 'a-token',
        isOnline: () => true,
        send: async (url, init, onProgress) => {
          for (const share of [0.25, 1]) onProgress?.(share);
          resolve([url, init]);
          return Response.json({});
        },
      });
      const upload = { file, onProgress: (share: number) => void shares.push(share) };
      http({ method: 'POST', url: '/api/wallet/slip', upload }).catch(reject);
    });
    expect(url).toBe('http://wallet.test/api/wallet/slip');
    const form = sent.body as FormData;
    expect([...form.keys()]).toEqual(['file']);
    expect(form.get('file')).toMatchObject({ name: 'slip.png', type: 'image/png', size: 4 });
    expect(Object.fromEntries(sent.headers)).toEqual({
      accept: 'application/json',
      'x-requested-with': 'wallet-user',
      authorization: 'Bearer a-token',
    });
    expect(shares).toEqual([0.25, 1]);
  });

  const file = new File(['slip'], 'slip.png');
  it.each([
    ['a request', 60_000, {}],
    ['a request with a body', 60_000, { data: { amount: 100 } }],
    ['a read', 60_000, { method: 'GET', signal: new AbortController().signal }],
    ['an upload', 300_000, { upload: { file } }],
    ['an upload that reports its progress', 300_000, { upload: { file, onProgress: () => undefined } }],
  ])(
    'gives up %s after %i ms, its outcome unknown [7.01] [7.23] [7.54] [9.01] [9.02]',
    async (_name, limitMs, options) => {
      const clock = createTestClock();
      const http = createHttp({
        baseURL: 'http://wallet.test',
        token: () => null,
        isOnline: () => true,
        clock: createServiceClock(clock),
        send: (_url, { signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
          }),
      });
      let failure: Failure | null = null;
      const request = http({ method: 'POST', url: '/api/wallet/slip', ...options });
      request.catch((error: unknown) => (failure = (error as ApiError).failure));
      await clock.advance(limitMs - 1);
      expect(failure).toBeNull();
      await clock.advance(1);
      expect(failure).toEqual({ kind: 'unknown' });
    },
  );

  it('gives up an answer whose body does not end in 60 s [7.01] [9.01]', async () => {
    const clock = createTestClock();
    const http = createHttp({
      baseURL: 'http://wallet.test',
      token: () => null,
      isOnline: () => true,
      clock: createServiceClock(clock),
      send: async (_url, { signal }) => {
        const body = new ReadableStream({
          start: (stream) => signal.addEventListener('abort', () => stream.error(new Error('given up'))),
        });
        return new Response(body);
      },
    });
    let failure: Failure | null = null;
    http({ method: 'GET', url: '/api/wallet' }).catch(
      (error: unknown) => (failure = (error as ApiError).failure),
    );
    await clock.advance(59_999);
    expect(failure).toBeNull();
    await clock.advance(1);
    await expect.poll(() => failure).toEqual({ kind: 'unknown' });
  });

  it.each([
    ['an answer', 200, { date: DATE }, SERVICE_TIME],
    ['a refusal', 422, { date: DATE }, SERVICE_TIME],
    ['an answer that a cache may have kept', 200, { date: DATE, 'cache-control': 'max-age=60' }, null],
    ['an answer out of a cache', 200, { date: DATE, age: '5' }, null],
    ['an answer without a date', 200, {}, null],
    ['an answer with a nonsense date', 200, { date: 'tomorrow' }, null],
  ])('learns the time from %s', async (_name, status, headers, time) => {
    const device = createTestClock();
    const clock = createServiceClock(device);
    const http = createHttp({
      baseURL: 'http://wallet.test',
      token: () => null,
      isOnline: () => true,
      clock,
      send: async () => Response.json({}, { status, headers }),
    });
    await http({ method: 'GET', url: '/api/lookup/info' }).catch(() => {});
    expect(clock.now()).toBe(time ?? device.device());
  });

  it('uploads a file to the service [7.23]', async () => {
    const { world } = await setUp();
    const token = await world.signIn();
    const call = createCall(connectTo(world, () => token));
    const { reference } = await world.control.makeTransfer({ phone: '0812345678', amount: 250 });
    const slip = await (await world.control.slipPicture(reference)).arrayBuffer();
    const file = new File([slip], 'slip.png', { type: 'image/png' });
    expect(await call('POST /api/wallet/slip', ({ message }) => message, { upload: { file } })).toBe(
      'SUCCESS',
    );
    expect(await world.control.slips()).toMatchObject([{ reading: reference, status: 'PENDING' }]);
    const empty = new File([], 'slip.png', { type: 'image/png' });
    expect(
      await failureOf(call('POST /api/wallet/slip', () => true, { upload: { file: empty } })),
    ).toMatchObject({
      code: 'SLIP_NO_FILE',
    });
  });

  it.each([
    ['<html>413 Request Entity Too Large</html>', 'FILE_TOO_LARGE'],
    ['{"message":"SLIP_INVALID_FILE"}', 'SLIP_INVALID_FILE'],
  ])('a file that a gateway takes for too large was not uploaded: %j [8.21]', async (body, code) => {
    const { world, call } = await setUp();
    await world.control.addFault({ call: 'POST /api/wallet/slip', kind: 'status', status: 413, body });
    const upload = { file: new File(['a'], 'slip.png', { type: 'image/png' }) };
    expect(await failureOf(call('POST /api/wallet/slip', () => true, { upload }))).toEqual({
      kind: 'refused',
      code,
      status: 413,
    });
  });

  it('uploads a file without progress when a deploy has removed the code that reports it [7.23] [7.54]', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ path: '/files/a' }));
    const send = overNetwork(() => Promise.reject(new TypeError('Failed to fetch')));
    const http = createHttp({ baseURL: '', token: () => null, isOnline: () => true, send });
    const upload = { file: new File(['a'], 'a.png'), onProgress: () => {} };
    const reply = await http({ method: 'POST', url: '/api/chat/upload-image', upload });
    expect(reply).toEqual({ path: '/files/a' });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/chat/upload-image',
      expect.objectContaining({ body: expect.any(FormData) as unknown }),
    );
    fetch.mockRestore();
  });

  it.each([
    ['unknown after 300 s', 'unknown'],
    ['aborted when the caller gives up', 'aborted'],
  ] as const)(
    'of an upload whose code hangs sends nothing, and ends as %s [7.23] [7.54] [9.02]',
    async (_, kind) => {
      const fetch = vi.spyOn(globalThis, 'fetch');
      const clock = createTestClock();
      const send = overNetwork(() => new Promise(() => {}));
      const http = createHttp({
        baseURL: 'http://wallet.test',
        token: () => null,
        isOnline: () => true,
        clock: createServiceClock(clock),
        send,
      });
      const abort = new AbortController();
      const upload = { file: new File(['a'], 'a.png'), onProgress: () => {} };
      const ended = vi.fn<(failure: Failure) => void>();
      const request = http({ method: 'POST', url: '/api/wallet/slip', upload, signal: abort.signal });
      const end = failureOf(request).then(ended);
      await clock.advance(299_999);
      expect(ended).not.toHaveBeenCalled();
      if (kind === 'unknown') await clock.advance(1);
      else abort.abort();
      await end;
      expect(ended).toHaveBeenCalledWith({ kind });
      expect(fetch.mock.calls.every(([, init]) => init?.signal?.aborted)).toBe(true);
      fetch.mockRestore();
    },
  );

  it('sends nothing when offline', async () => {
    const { world, call } = await setUp({ online: false });
    expect(await failureOf(call('GET /api/lookup/info', readName))).toEqual({ kind: 'offline' });
    expect(await world.control.count({})).toBe(0);
  });

  it('aborts a read that is no longer needed', async () => {
    const { world, call } = await setUp();
    const fault = await world.control.addFault({ call: 'GET /api/lookup/info', kind: 'hang' });
    const abort = new AbortController();
    const failure = failureOf(call('GET /api/lookup/info', readName, { signal: abort.signal }));
    abort.abort();
    expect(await failure).toEqual({ kind: 'aborted' });
    await world.control.removeFault(fault.id);
  });

  it('that is aborted leaves no failure unhandled', async () => {
    const fetch = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(
        (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)),
      );
    const unhandled = vi.fn<() => void>();
    process.on('unhandledRejection', unhandled);
    const http = createHttp({ baseURL: 'http://wallet.test', token: () => null, isOnline: () => true });
    const abort = new AbortController();
    const failure = failureOf(http({ method: 'GET', url: '/api/lookup/info', signal: abort.signal }));
    await nextTask();
    abort.abort();
    expect(await failure).toEqual({ kind: 'aborted' });
    await nextTask();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    fetch.mockRestore();
  });

  it('of an upload that was given up before it began does not wait for its code', async () => {
    const send = overNetwork(() => new Promise(() => {}));
    const http = createHttp({ baseURL: 'http://wallet.test', token: () => null, isOnline: () => true, send });
    const upload = { file: new File(['a'], 'a.png'), onProgress: () => {} };
    const request = http({ method: 'POST', url: '/api/wallet/slip', upload, signal: AbortSignal.abort() });
    expect(await failureOf(request)).toEqual({ kind: 'aborted' });
  });

  it('keeps the path and the body out of its error', async () => {
    const { call } = await setUp();
    const error: unknown = await call('POST /api/login', () => true, {
      body: { username: '0812345678', password: 'hunter2' },
    }).catch((reason: unknown) => reason);
    expect(String(error) + JSON.stringify(error)).not.toMatch(/hunter2|0812345678|api/);
  });
});
