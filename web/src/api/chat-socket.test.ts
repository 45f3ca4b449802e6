import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { expect, it, vi } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import { openChatSocket } from './chat-socket.ts';

it('a refused join is retried after 5 s with the current token [4.13] [9.06]', async () => {
  const server = createServer();
  const io = new Server(server, { transports: ['websocket'] });
  const tokens: unknown[] = [];
  io.on('connection', (socket) => {
    socket.on('join', (_room: string, answer: (reply: object) => void) => {
      const isOld = tokens.push(socket.handshake.auth['token']) === 1;
      answer(isOld ? { ok: false, error: 'UNAUTHORIZED' } : { ok: true });
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const clock = createTestClock();
  const [onLost, onJoined] = [vi.fn(), vi.fn()];
  let token = 'old';
  const close = openChatSocket({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    room: 'RK-1',
    token: () => token,
    clock,
    onJoined,
    onLost,
    onMessage: () => {},
  });
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
