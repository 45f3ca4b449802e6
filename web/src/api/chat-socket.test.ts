import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import { openChatSocket } from './chat-socket.ts';

async function startBackend() {
  const server = createServer();
  const io = new Server(server, { transports: ['websocket'] });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { io, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function connect(origin: string, token: () => string) {
  const clock = createTestClock();
  const [onLost, onJoined] = [vi.fn(), vi.fn()];
  const close = openChatSocket({
    origin,
    room: 'RK-1',
    token,
    clock,
    onJoined,
    onLost,
    onMessage: () => {},
  });
  return { clock, onLost, onJoined, close };
}

it.each([
  { ok: false, error: 'UNAUTHORIZED' },
  { ok: 0 },
  { error: 'UNAUTHORIZED' },
  { ok: null, error: { code: 'UNAUTHORIZED' } },
  false,
])('a join refused with %j is retried after 5 s with the current token [4.13] [9.06]', async (refusal) => {
  const { io, origin } = await startBackend();
  const tokens: unknown[] = [];
  io.on('connection', (socket) => {
    socket.on('join', (_room: string, answer: (reply: unknown) => void) => {
      const isOld = tokens.push(socket.handshake.auth['token']) === 1;
      answer(isOld ? refusal : { ok: true });
    });
  });
  let token = 'old';
  const { clock, onLost, onJoined, close } = connect(origin, () => token);
  try {
    await vi.waitFor(() => expect(onLost).toHaveBeenCalled());
    token = 'new';
    expect(onJoined).not.toHaveBeenCalled();
    await clock.advance(5000);
    await vi.waitFor(() => expect(onJoined).toHaveBeenCalledOnce());
    expect(tokens).toEqual(['old', 'new']);
  } finally {
    close();
    await io.close();
  }
});

it.each([{ ok: true }, {}, null, undefined, 'joined', 1, []])(
  'a join that is answered with %j has succeeded [7.56]',
  async (reply) => {
    const { io, origin } = await startBackend();
    io.on('connection', (socket) => {
      socket.on('join', (_room: string, answer: (reply: unknown) => void) => answer(reply));
    });
    const { onLost, onJoined, close } = connect(origin, () => '');
    try {
      await vi.waitFor(() => expect(onJoined).toHaveBeenCalledOnce());
      expect(onLost).not.toHaveBeenCalled();
    } finally {
      close();
      await io.close();
    }
  },
);

it('a cut connection is tried again every 500 ms, without an end [7.56] [9.09]', async () => {
  const { setTimeout } = globalThis;
  const pauses: number[] = [];
  // Records the pauses instead of waiting for them; the limits of attempts and joins are longer.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms = 0) => {
    const isPause = ms >= 250 && ms < 2500;
    if (isPause) pauses.push(ms);
    return setTimeout(run, isPause ? 0 : ms);
  });
  // Without the random part of the pauses.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  onTestFinished(() => void vi.restoreAllMocks());
  const { io, origin } = await startBackend();
  io.on('connection', (socket) => {
    socket.on('join', (_room: string, answer: (reply: object) => void) => answer({ ok: true }));
  });
  const { onJoined, close } = connect(origin, () => '');
  await vi.waitFor(() => expect(onJoined).toHaveBeenCalledOnce());
  await io.close();
  await vi.waitFor(() => expect(pauses.length).toBeGreaterThan(150), 20_000);
  close();
  expect(new Set(pauses)).toEqual(new Set([500]));
});
