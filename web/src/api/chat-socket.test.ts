import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { Manager } from 'socket.io-client';
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
  const [onLost, onJoined, onMessage] = [vi.fn(), vi.fn(), vi.fn()];
  const close = openChatSocket({
    origin,
    room: 'RK-1',
    token,
    clock,
    onJoined,
    onLost,
    onMessage,
  });
  return { clock, onLost, onJoined, onMessage, close };
}

it.each([
  { ok: false, error: 'UNAUTHORIZED' },
  { ok: 0 },
  { error: 'UNAUTHORIZED' },
  { ok: null, error: { code: 'UNAUTHORIZED' } },
  false,
])(
  'a join refused with %j is retried after 5 s with the current token [4.13] [7.56] [9.06]',
  async (refusal) => {
    const { io, origin } = await startBackend();
    const tokens: unknown[] = [];
    let accept = () => {};
    io.on('connection', (socket) => {
      socket.on('join', (_room: string, answer: (reply: unknown) => void) => {
        const isOld = tokens.push(socket.handshake.auth['token']) === 1;
        if (isOld) answer(refusal);
        else accept = () => answer({ ok: true });
      });
    });
    let token = 'old';
    const { clock, onLost, onJoined, close } = connect(origin, () => token);
    try {
      await vi.waitFor(() => expect(onLost).toHaveBeenCalled());
      token = 'new';
      expect(onJoined).not.toHaveBeenCalled();
      await clock.advance(5000);
      await vi.waitFor(() => expect(tokens).toHaveLength(2));
      // The next check leaves a join that waits for its answer.
      await clock.advance(5000);
      // Silence counted as joined; the answer reads what came before it.
      expect(onJoined).toHaveBeenCalledOnce();
      accept();
      await vi.waitFor(() => expect(onJoined).toHaveBeenCalledTimes(2));
      expect(tokens).toEqual(['old', 'new']);
    } finally {
      close();
      await io.close();
    }
  },
);

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

it('a join that is refused only after it counted as joined is lost, and retried [4.13] [7.56] [9.06]', async () => {
  const { io, origin } = await startBackend();
  const answers: ((reply: object) => void)[] = [];
  io.on('connection', (socket) => {
    socket.on('join', (_room: string, answer: (reply: object) => void) => void answers.push(answer));
  });
  const { clock, onLost, onJoined, close } = connect(origin, () => '');
  try {
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    await clock.advance(2999);
    expect(onJoined).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(onJoined).toHaveBeenCalledOnce();
    answers[0]!({ ok: false, error: 'UNAUTHORIZED' });
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
    await clock.advance(2000);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]!({ ok: true });
    await vi.waitFor(() => expect(onJoined).toHaveBeenCalledTimes(2));
  } finally {
    close();
    await io.close();
  }
});

it('the silence of a lost connection does not count for the next one [4.13] [9.06]', async () => {
  const { io, origin } = await startBackend();
  const joins: (() => void)[] = [];
  io.on('connection', (socket) => {
    socket.on('join', () => void joins.push(() => socket.conn.close()));
  });
  const { clock, onLost, onJoined, close } = connect(origin, () => '');
  try {
    await vi.waitFor(() => expect(joins).toHaveLength(1));
    await clock.advance(1000);
    joins[0]!();
    await vi.waitFor(() => expect(joins).toHaveLength(2), 5000);
    expect(onLost).toHaveBeenCalledOnce();
    await clock.advance(2999);
    expect(onJoined).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(onJoined).toHaveBeenCalledOnce();
  } finally {
    close();
    await io.close();
  }
});

it('a joined connection stays open, passes messages on, and is silent once closed [4.13] [7.56] [9.06]', async () => {
  const { io, origin } = await startBackend();
  const ends: string[] = [];
  let connections = 0;
  io.on('connection', (socket) => {
    connections += 1;
    socket.on('join', (_room: string, answer: (reply: object) => void) => answer({ ok: true }));
    socket.on('disconnect', (reason) => ends.push(reason));
  });
  const { clock, onLost, onJoined, onMessage, close } = connect(origin, () => '');
  try {
    await vi.waitFor(() => expect(onJoined).toHaveBeenCalledOnce());
    await clock.advance(10_000);
    io.emit('messaging', { _id: '1' });
    await vi.waitFor(() => expect(onMessage).toHaveBeenCalledWith({ _id: '1' }));
    expect(ends).toEqual([]);
    close();
    await vi.waitFor(() => expect(ends).toEqual(['client namespace disconnect']));
    await clock.advance(10_000);
    const next = connect(origin, () => '');
    await vi.waitFor(() => expect(next.onJoined).toHaveBeenCalledOnce());
    next.close();
    expect([connections, onJoined.mock.calls.length, onLost.mock.calls.length]).toEqual([2, 1, 0]);
  } finally {
    close();
    await io.close();
  }
});

it('a connection that the server ends before it answers the join is lost, and tried again every 5 s [4.13] [9.06]', async () => {
  const { io, origin } = await startBackend();
  let joins = 0;
  io.on('connection', (socket) => {
    socket.on('join', (_room: string, answer: (reply: object) => void) => {
      joins += 1;
      if (joins <= 2) socket.disconnect(true);
      else answer({ ok: true });
    });
  });
  const { clock, onLost, onJoined, close } = connect(origin, () => '');
  try {
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
    expect(onJoined).not.toHaveBeenCalled();
    await clock.advance(4999);
    expect(joins).toBe(1);
    await clock.advance(1);
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(2));
    await clock.advance(5000);
    await vi.waitFor(() => expect(onJoined).toHaveBeenCalledOnce());
  } finally {
    close();
    await io.close();
  }
});

it('a joined room that the server refuses after all is joined again within 5 s [4.13] [9.06]', async () => {
  const { io, origin } = await startBackend();
  let joins = 0;
  io.on('connection', (socket) => {
    socket.on('join', (_room: string, answer: (reply: object) => void) => {
      joins += 1;
      answer({ ok: true });
    });
  });
  const { clock, onLost, onJoined, close } = connect(origin, () => '');
  try {
    await vi.waitFor(() => expect(onJoined).toHaveBeenCalledOnce());
    // A refusal of the connection, which socket.io itself sends only before it is open.
    for (const { conn } of io.sockets.sockets.values()) conn.write('44{"message":"full"}');
    await vi.waitFor(() => expect(onLost).toHaveBeenCalled());
    await clock.advance(5000);
    await vi.waitFor(() => expect(onJoined).toHaveBeenCalledTimes(2));
    expect(joins).toBe(2);
  } finally {
    close();
    await io.close();
  }
});

it('a backend that cannot be reached counts as lost [7.56]', async () => {
  const { io, origin } = await startBackend();
  await io.close();
  const { onLost, close } = connect(origin, () => '');
  try {
    await vi.waitFor(() => expect(onLost).toHaveBeenCalled());
  } finally {
    close();
  }
});

it('a cut connection joins again, and is tried again every 500 ms, without an end [7.56] [9.09]', async () => {
  const { setTimeout } = globalThis;
  const pauses: number[] = [];
  // Records the pauses instead of waiting for them; the limits of attempts and joins are longer.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms = 0) => {
    const isPause = ms >= 250 && ms < 2500;
    if (isPause) pauses.push(ms);
    return setTimeout(run, isPause ? 0 : ms);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { io, origin } = await startBackend();
  io.on('connection', (socket) => {
    socket.on('join', (_room: string, answer: (reply: object) => void) => answer({ ok: true }));
  });
  const { onJoined, onLost, close } = connect(origin, () => '');
  await vi.waitFor(() => expect(onJoined).toHaveBeenCalledOnce());
  for (const { conn } of io.sockets.sockets.values()) conn.close();
  await vi.waitFor(() => expect(onJoined).toHaveBeenCalledTimes(2));
  expect(onLost).toHaveBeenCalledOnce();
  await io.close();
  await vi.waitFor(() => expect(pauses.length).toBeGreaterThan(150), 20_000);
  close();
  expect(new Set(pauses)).toEqual(new Set([500]));
});

it('the pause before an attempt is 500 ms after 1,500 attempts too [7.56] [9.09]', () => {
  const open = vi.spyOn(Manager.prototype, 'open');
  onTestFinished(() => void vi.restoreAllMocks());
  const { close } = connect('http://127.0.0.1:9', () => '');
  const { backoff } = open.mock.contexts[0] as { backoff: { duration: () => number } };
  close();
  expect(new Set(Array.from({ length: 1500 }, () => backoff.duration()))).toEqual(new Set([500]));
});
