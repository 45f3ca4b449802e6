import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EndpointKey } from 'contracts';
import { createApp } from '../app.ts';
import { createControl } from '../control/index.ts';
import { systemClock } from '../engine/clock.ts';
import { handlers } from '../routes/index.ts';
import type { World } from '../world/world.ts';
import { createWorlds } from '../world/worlds.ts';
import { scenarios } from '../scenarios/index.ts';
import { SOMCHAI } from '../scenarios/users.ts';

const QR = 'POST /api/qrcode/{bankCode}';
const IMAGE = 'POST /api/chat/upload-image';
const SLIP = 'POST /api/wallet/slip';
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

const worlds = createWorlds(systemClock, scenarios);
/** What slips wait for. */
let read: Promise<unknown> = Promise.resolve();
let app: Awaited<ReturnType<typeof createApp>>;
let url: string;
/** The ports of clients whose connection the mock has seen end. */
const ended = new Set<number | undefined>();
beforeAll(async () => {
  app = await createApp({
    worlds,
    handlers: { ...handlers, [SLIP]: () => read.then(() => () => ({ message: 'SUCCESS' })) },
  });
  app.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    socket.once('close', () => ended.add(remotePort));
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
afterEach(() => void vi.useRealTimers());

let made = 0;
async function madeWorld() {
  made += 1;
  const name = `held-${made}`;
  const control = createControl(url, name);
  await control.reset({ scenario: 'a member with money' });
  const { token } = await control.issueToken(SOMCHAI);
  const headers = {
    host: '127.0.0.1',
    'x-mock-world': name,
    'x-requested-with': 'wallet-user',
    authorization: `Bearer ${token}`,
  };
  const world = worlds.peek(name) as World;
  /** Sends a request by hand, of which `body` may be only a part. */
  const send = (path: string, more: Record<string, string>, body: string | Buffer): Socket => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const lines = Object.entries({ ...headers, ...more }).map(([key, value]) => `${key}: ${value}\r\n`);
    socket.on('error', () => undefined);
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    socket.write(body);
    return socket;
  };
  /** Waits until so many calls are held. */
  const isHeld = (calls: number) => expect.poll(() => world.faults.held).toBe(calls);
  const leave = async (sockets: Socket[]) => {
    const ports = sockets.map(({ localPort }) => localPort);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => ports.every((port) => ended.has(port))).toBe(true);
  };
  const ends = async (call: EndpointKey) => (await control.journal({ call })).map(({ status }) => status);
  return { world, control, headers, send, isHeld, leave, ends };
}

const json = (length: number) => ({ 'content-type': 'application/json', 'content-length': String(length) });

const FORM = { 'content-type': 'multipart/form-data; boundary=x' };
function formOf(file: Buffer): Buffer {
  const head =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  return Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')]);
}

describe('a call that a fault holds', () => {
  it('goes on when its client has left', async () => {
    const { control, send, isHeld, leave, ends } = await madeWorld();
    await control.addFault({ call: QR, kind: 'hang' });
    const body = '{"amount":100}';
    const socket = send('/api/qrcode/KBANK', json(body.length), body);
    await isHeld(1);
    await leave([socket]);
    expect([await ends(QR), await control.qrs()]).toEqual([[], []]);
    await control.clearFaults();
    await expect.poll(() => ends(QR)).toEqual([200]);
    expect((await control.qrs()).map(({ amount }) => amount)).toEqual([100]);
  });

  it('does not run when its client left before all had arrived, and the journal shows it', async () => {
    const { control, send, isHeld, leave, ends } = await madeWorld();
    await control.addFault({ call: QR, kind: 'hang' });
    const socket = send('/api/qrcode/KBANK', json(100), '{"amount":100}');
    await isHeld(1);
    await leave([socket]);
    await control.clearFaults();
    await expect.poll(() => ends(QR)).toEqual([null]);
    expect(await control.qrs()).toEqual([]);
  });

  it('keeps its connection when its body is too large', async () => {
    const { control, send, isHeld } = await madeWorld();
    await control.addFault({ call: QR, kind: 'hang' });
    const body = `{"amount":${'1'.repeat(400_000)}}`;
    const next =
      'GET /api/lookup/active HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Requested-With: wallet-user\r\n\r\n';
    const socket = send('/api/qrcode/KBANK', json(body.length), body + next);
    let answers = '';
    socket.setEncoding('latin1').on('data', (part: string) => (answers += part));
    await isHeld(1);
    await control.clearFaults();
    await expect
      .poll(() => [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status))
      .toEqual(['413', '200']);
    socket.destroy();
  });
});

describe('uploads that wait', () => {
  it('leave room for others when their clients have left, and the journal shows each', async () => {
    const { control, headers, send, isHeld, leave, ends } = await madeWorld();
    const calls = 16;
    await control.addFault({ call: IMAGE, kind: 'hang', times: calls });
    const form = formOf(PNG);
    const sockets = Array.from({ length: calls }, () =>
      send('/api/chat/upload-image', { ...FORM, 'content-length': String(form.length) }, form),
    );
    await isHeld(calls);
    await leave(sockets);
    await control.clearFaults();
    await expect.poll(() => ends(IMAGE)).toEqual(Array.from({ length: calls }, () => null));
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(PNG)]), 'a.png');
    const answer = await fetch(`${url}/api/chat/upload-image`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
  });

  it('count until they are answered, and one more is refused', async () => {
    const { headers } = await madeWorld();
    const upload = () => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(PNG)]), 'a.png');
      return fetch(`${url}/api/wallet/slip`, { method: 'POST', headers, body });
    };
    const gate = Promise.withResolvers<null>();
    read = gate.promise;
    const waiting = Array.from({ length: 17 }, upload);
    const first = await Promise.race(waiting);
    expect([first.status, await first.json()]).toEqual([429, { message: 'REQUEST_LIMIT' }]);
    gate.resolve(null);
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(16);
    expect((await upload()).status).toBe(200);
  });

  it('stay held, however large they are, and arrive afterwards', async () => {
    const { control, headers, isHeld } = await madeWorld();
    const { id } = await control.addFault({ call: IMAGE, kind: 'hang' });
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(PNG), new Uint8Array(8 * 1024 * 1024)]), 'a.png');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const answer = fetch(`${url}/api/chat/upload-image`, { method: 'POST', headers, body });
    await isHeld(1);
    vi.advanceTimersByTime(300_000);
    await control.removeFault(id);
    expect((await answer).status).toBe(200);
  });
});
