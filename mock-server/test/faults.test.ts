import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAppHost } from '../hosts/app-host.ts';
import { createControl, type Control } from '../control/index.ts';
import { startTestServer } from '../testing.ts';
import type { StartedMock } from '../start-mock.ts';
import { builtApp } from './built-app.ts';

/** Faults over real connections: directly to the mock, and through an app host. */
let mock: StartedMock;
let hostUrl: string;
let closeHost: () => Promise<unknown>;
const app = builtApp();

beforeAll(async () => {
  mock = await startTestServer();
  const host = await createAppHost({ root: app.root, mock: mock.app });
  hostUrl = await host.listen({ port: 0, host: '127.0.0.1' });
  closeHost = () => host.close();
});
afterAll(async () => {
  await closeHost();
  await mock.close();
  app.remove();
});

afterEach(() => void vi.useRealTimers());

let worlds = 0;
async function madeWorld() {
  worlds += 1;
  const world = `faults-${worlds}`;
  const control = createControl(mock.url, world);
  await control.reset({ scenario: 'a member with money' });
  const { token } = await control.issueToken('0812345678');
  const headers = {
    'x-mock-world': world,
    'x-requested-with': 'wallet-user',
    authorization: `Bearer ${token}`,
  };
  const ask = (
    through: 'mock' | 'host',
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ) =>
    fetch((through === 'mock' ? mock.url : hostUrl) + path, {
      ...init,
      headers: { ...headers, ...init.headers },
    });
  const createQr = (through: 'mock' | 'host') =>
    ask(through, '/api/qrcode/KBANK', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"amount":100}',
    });
  return { control, headers, ask, createQr };
}

const qrCount = async (control: Control) => (await control.qrs()).length;
const CREATE = 'POST /api/qrcode/{bankCode}';
const UPLOAD = 'POST /api/wallet/slip';

describe.each(['mock', 'host'] as const)('a fault, through the %s', (through) => {
  it('refuses as the call itself would, unless it has a status [7.44]', async () => {
    const { control, ask, createQr } = await madeWorld();
    const claim = () =>
      ask(through, '/api/spinwheel/coupon/claim', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"coupon":"cp-none"}',
      });
    const CLAIM = 'POST /api/spinwheel/coupon/claim';
    const told = async (answer: Response) => [answer.status, await answer.json()];
    const none = { qrcodeId: null, hasQrcode: false, qrcode: null, amount: 0, expireIn: 0 };
    await control.addFault({ call: CREATE, kind: 'refuse', code: 'QR_FAIL' });
    await control.addFault({ call: CREATE, kind: 'refuse', code: 'NO_BANK' });
    expect(await told(await createQr(through))).toEqual([200, { ...none, message: 'QR_FAIL' }]);
    expect(await told(await createQr(through))).toEqual([404, { message: 'NO_BANK' }]);
    const code = 'COUPON_EXPIRED';
    await control.addFault({ call: CLAIM, kind: 'refuse', code });
    await control.addFault({ call: CLAIM, kind: 'refuse', code, status: 410 });
    expect(await told(await claim())).toEqual([200, { success: false, error: code }]);
    expect(await told(await claim())).toEqual([410, { message: code }]);
    await control.addFault({ call: 'POST /api/spinwheel/spin', kind: 'refuse', code });
    const spun = await ask(through, '/api/spinwheel/spin', { method: 'POST' });
    expect(await told(spun)).toEqual([200, { success: false, result: null, error: code }]);
  });

  it('drops the answer after the call has run', async () => {
    const { control, createQr } = await madeWorld();
    await control.addFault({ call: CREATE, kind: 'drop' });
    await expect(createQr(through).then((answer) => answer.text())).rejects.toThrow(TypeError);
    expect(await qrCount(control)).toBe(1);
    expect(await control.journal({ call: CREATE })).toMatchObject([{ status: null, fault: 'drop' }]);
    expect((await createQr(through)).status).toBe(200);
  });

  it('cuts the connection before the call runs', async () => {
    const { control, createQr } = await madeWorld();
    await control.addFault({ call: CREATE, kind: 'reset' });
    await expect(createQr(through).then((answer) => answer.text())).rejects.toThrow(TypeError);
    expect(await qrCount(control)).toBe(0);
  });

  it('cuts the connection only after a whole upload, so that no browser repeats it', async () => {
    const { control, headers } = await madeWorld();
    await control.addFault({ call: UPLOAD, kind: 'reset' });
    const { hostname, port } = new URL(through === 'mock' ? mock.url : hostUrl);
    const socket = connect(Number(port), hostname);
    const sent = { host: `${hostname}:${port}`, 'content-length': '2000000', ...headers };
    socket.write(`POST /api/wallet/slip HTTP/1.1\r\n`);
    for (const [name, value] of Object.entries(sent)) socket.write(`${name}: ${value}\r\n`);
    socket.write('\r\n');
    socket.write(new Uint8Array(1_000_000));
    await expect.poll(() => control.count({ call: UPLOAD })).toBe(1);
    socket.write(new Uint8Array(1_000_000));
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  });

  it('cuts the answer half-way', async () => {
    const { control, createQr } = await madeWorld();
    await control.addFault({ call: CREATE, kind: 'half-body' });
    const answer = await createQr(through);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow(TypeError);
    expect(await qrCount(control)).toBe(1);
  });

  it('answers an empty body or a wrong shape', async () => {
    const { control, createQr } = await madeWorld();
    await control.addFault({ call: CREATE, kind: 'empty' });
    await control.addFault({ call: CREATE, kind: 'wrong-shape' });
    expect(await (await createQr(through)).text()).toBe('');
    expect(await (await createQr(through)).json()).toEqual({ unexpected: true });
    expect(await qrCount(control)).toBe(2);
  });

  it('refuses with its code, and its own or the code’s status', async () => {
    const { control, createQr } = await madeWorld();
    await control.addFault({ call: '*', kind: 'refuse', code: 'REQUEST_LIMIT', times: 1 });
    await control.addFault({ call: CREATE, kind: 'refuse', message: 'made up', status: 503 });
    await control.addFault({ call: CREATE, kind: 'gone' });
    for (const [status, message] of [
      [429, 'REQUEST_LIMIT'],
      [503, 'made up'],
      [410, 'gone'],
    ] as const) {
      const answer = await createQr(through);
      expect([answer.status, await answer.json()]).toEqual([status, { message }]);
    }
    expect(await qrCount(control)).toBe(0);
    expect((await control.world()).serverViolations).toBe(0);
  });

  it('holds a call until it is removed', async () => {
    const { control, createQr } = await madeWorld();
    const { id } = await control.addFault({ call: CREATE, kind: 'hang' });
    const held = createQr(through);
    // The fault is used up when the call has arrived.
    await expect.poll(async () => (await control.faults())[0]?.times).toBe(0);
    expect(await qrCount(control)).toBe(0);
    await control.removeFault(id);
    expect((await held).status).toBe(200);
    expect(await qrCount(control)).toBe(1);
  });

  it('answers late', async () => {
    const { control, createQr } = await madeWorld();
    await control.addFault({ call: CREATE, kind: 'latency', milliseconds: 60_000 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = createQr(through);
    // The fault is used up when the call has arrived, and listed while it holds it.
    await expect.poll(async () => (await control.faults())[0]?.times).toBe(0);
    vi.advanceTimersByTime(59_999);
    expect(await qrCount(control)).toBe(0);
    vi.advanceTimersByTime(1);
    expect((await answer).status).toBe(200);
    expect(await control.faults()).toEqual([]);
  });

  it('that ends a call applies to a late call too, however often calls are late', async () => {
    const { control, createQr } = await madeWorld();
    await control.addFault({ call: '*', kind: 'latency', milliseconds: 1, times: 'always' });
    await control.addFault({ call: CREATE, kind: 'latency', milliseconds: 600_000, times: 'always' });
    await control.addFault({ call: CREATE, kind: 'refuse', code: 'NO_BANK' });
    await control.addFault({ call: CREATE, kind: 'limit' });
    const { id } = await control.addFault({ call: CREATE, kind: 'hang' });
    const answers = [await createQr(through), await createQr(through)];
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
      { message: 'NO_BANK' },
      { message: 'REQUEST_LIMIT' },
    ]);
    const held = createQr(through);
    await expect.poll(async () => (await control.faults()).find((one) => one.id === id)?.times).toBe(0);
    expect(await qrCount(control)).toBe(0);
    await control.removeFault(id);
    expect((await held).status).toBe(200);
    expect((await control.journal({ call: CREATE })).map(({ fault }) => fault)).toEqual([
      'refuse',
      'limit',
      'hang',
    ]);
  });

  it('breaks held calls when the world is reset', async () => {
    const { control, createQr } = await madeWorld();
    await control.addFault({ call: CREATE, kind: 'hang' });
    const held = createQr(through).then((answer) => answer.text());
    const broken = expect(held).rejects.toThrow(TypeError);
    await expect.poll(async () => (await control.faults())[0]?.times).toBe(0);
    await control.reset();
    await broken;
  });
});

describe('a browser', () => {
  it('names its world by cookie, and a header wins', async () => {
    const { control } = await madeWorld();
    await control.setFlags({ terminated: true });
    const { name } = await control.world();
    const active = async (headers: Record<string, string>) => {
      const answer = await fetch(`${mock.url}/api/lookup/active`, {
        headers: { 'x-requested-with': 'wallet-user', ...headers },
      });
      return [answer.status, await answer.json()] as unknown;
    };
    expect(await active({ cookie: `a=b; mock-world=${name}` })).toEqual([200, { terminated: 'gone' }]);
    expect(await active({ cookie: `mock-world=${name}`, 'x-mock-world': 'other' })).toEqual([
      200,
      { terminated: null },
    ]);
    expect(await active({})).toEqual([200, { terminated: null }]);
  });

  it('is told what the name of a world may be', async () => {
    const answerFor = async (headers: Record<string, string>) => {
      const answer = await fetch(`${mock.url}/api/lookup/active`, { headers });
      return [answer.status, await answer.json()] as unknown;
    };
    const refused = (shown: string) => [
      400,
      {
        message: `the name of a world has up to 64 lowercase letters, digits and hyphens, and is "${shown}"`,
      },
    ];
    expect(await answerFor({ cookie: 'mock-world=My World' })).toEqual(refused('My World'));
    expect(await answerFor({ 'x-mock-world': 'x'.repeat(1000) })).toEqual(refused('x'.repeat(64)));
  });
});

describe('a fault of a gateway', () => {
  it('answers 429 with Retry-After once, about a minute unless it is set [8.02]', async () => {
    const { control, ask } = await madeWorld();
    await control.addFault({ call: 'GET /api/wallet', kind: 'limit', retryAfter: 7 });
    const refused = await ask('host', '/api/wallet');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('7');
    expect(await refused.json()).toEqual({ message: 'REQUEST_LIMIT' });
    expect((await ask('host', '/api/wallet')).status).toBe(200);
    await control.addFault({ call: 'GET /api/wallet', kind: 'limit' });
    expect((await ask('host', '/api/wallet')).headers.get('retry-after')).toBe('60');
  });

  it('answers any status with any body', async () => {
    const { control, ask } = await madeWorld();
    await control.addFault({ call: '*', kind: 'status', status: 503, body: '<h1>Bad gateway</h1>' });
    const answer = await ask('mock', '/api/wallet');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe('<h1>Bad gateway</h1>');
  });
});
