import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SOMCHAI } from '../scenarios/users.ts';
import { createControl, type Control } from '../control/index.ts';
import { chatPresets } from '../qa/handlers/chat-presets.ts';
import type { StartedMock } from '../start-mock.ts';
import { startTestServer } from '../testing.ts';

const GUEST_ROOM = 'RK-guest-0123456789abcdef';

let mock: StartedMock;
beforeAll(async () => {
  mock = await startTestServer();
});
afterAll(() => mock.close());

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

let made = 0;
async function newWorld(): Promise<{ name: string; control: Control }> {
  made += 1;
  const name = `chat-${made}`;
  const control = createControl(mock.url, name);
  await control.reset();
  return { name, control };
}

function connect(world: string, auth: object = {}): Socket {
  const socket = io(mock.url, {
    transports: ['websocket'],
    reconnectionDelay: 50,
    forceNew: true,
    auth: { world, ...auth },
  });
  sockets.push(socket);
  return socket;
}

const join = (socket: Socket, room: unknown) =>
  socket.timeout(5000).emitWithAck('join', room) as Promise<unknown>;

/** The next events of a socket, in order of arrival. */
function received(socket: Socket, count: number): Promise<{ message: { payload: unknown } }[]> {
  const events: { message: { payload: unknown } }[] = [];
  return new Promise((resolve) => {
    socket.on('messaging', (event: { message: { payload: unknown } }) => {
      if (events.push(event) === count) resolve(events);
    });
  });
}

const texts = (events: { message: { payload: unknown } }[]) =>
  events.map(({ message }) => (message.payload as { message: string }).message);

async function joinedGuest(world: string) {
  const socket = connect(world);
  expect(await join(socket, GUEST_ROOM)).toEqual({ ok: true });
  return socket;
}

describe('the chat connection', () => {
  it('makes no room of one that is only read', async () => {
    const { control } = await newWorld();
    expect(await control.chatMessages(GUEST_ROOM)).toEqual([]);
    expect(await control.chatRooms()).toEqual([]);
  });

  it('delivers every kind of message to a joined room [7.56] [2.85]', async () => {
    const { name, control } = await newWorld();
    const socket = connect(name);
    for (const room of ['RK-guest-fedcba9876543210', GUEST_ROOM])
      expect(await join(socket, room)).toEqual({ ok: true });
    expect(socket.io.engine.transport.name).toBe('websocket');
    const kinds = Object.keys(chatPresets) as (keyof typeof chatPresets)[];
    const events = received(socket, kinds.length);
    for (const preset of kinds) await control.sendAsAgent(GUEST_ROOM, { preset });
    expect((await events).map(({ message }) => message)).toEqual(kinds.map((kind) => chatPresets[kind]));
    expect((await control.world()).serverViolations).toBe(0);
  });

  it('delivers a customer’s message to their other screens [7.52]', async () => {
    const { name } = await newWorld();
    const socket = await joinedGuest(name);
    const event = once(socket as never, 'messaging') as Promise<[{ createdAt: string; session_id: string }]>;
    const answer = await fetch(`${mock.url}/api/chat/send-message`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'wallet-user',
        'x-mock-world': name,
      },
      body: JSON.stringify({
        sender: 'customer',
        message: { message_type: 'text', payload: { message: 'สวัสดี' } },
        session_id: null,
        userId: null,
        guestId: GUEST_ROOM.slice(3),
        username: null,
        name: null,
        deviceToken: null,
      }),
    });
    const [{ createdAt, session_id }] = await event;
    expect(await answer.json()).toEqual({ createdAt });
    expect(session_id).toBe('s-1');
  });

  it('stores a resent message once, and equal messages separately [7.52]', async () => {
    const { name, control } = await newWorld();
    const say = async (text: string, writtenAt: string) => {
      const answer = await fetch(`${mock.url}/api/chat/send-message`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'wallet-user',
          'x-mock-world': name,
        },
        body: JSON.stringify({
          sender: 'customer',
          message: { message_type: 'text', payload: { message: text } },
          guestId: GUEST_ROOM.slice(3),
          createdAt: writtenAt,
        }),
      });
      return ((await answer.json()) as { createdAt: string }).createdAt;
    };
    const first = await say('ok', '2026-11-20T03:00:00.000Z');
    await control.advanceClock({ seconds: 5 });
    expect(await say('ok', '2026-11-20T03:00:00.000Z')).toBe(first);
    expect(await say('ok', '2026-11-20T03:00:00.001Z')).not.toBe(first);
    expect(await say('no', '2026-11-20T03:00:00.000Z')).not.toBe(first);
    expect(await control.chatMessages(GUEST_ROOM)).toHaveLength(3);
  });

  it('needs the member’s token to join the member’s room, and a member for one [1.05] [6.02] [7.56]', async () => {
    const { name, control } = await newWorld();
    const room = await control.chatRoomOf(SOMCHAI);
    const { token } = await control.issueToken(SOMCHAI);
    const { token: another } = await control.issueToken('0899999999');
    expect(await join(connect(name), room)).toEqual({ ok: false, error: 'UNAUTHORIZED' });
    expect(await join(connect(name, { token: another }), room)).toEqual({ ok: false, error: 'UNAUTHORIZED' });
    expect(await join(connect(name, { token: 7 }), room)).toEqual({ ok: false, error: 'UNAUTHORIZED' });
    expect(await join(connect(name, { token }), room)).toEqual({ ok: true });
    await control.setFlags({ strictSockets: false });
    expect(await join(connect(name), room)).toEqual({ ok: true });
    // Of a member who may come.
    expect(await join(connect(name), 'RK-999999')).toEqual({ ok: false, error: 'NO_USER' });
  });

  it.each([
    null,
    7,
    '',
    'RK-',
    'XX-guest-0123456789abcdef',
    '__proto__',
    { room: 9 },
    'x'.repeat(500),
    `RK-${'g'.repeat(65)}`,
  ])('refuses a room that is none: %s [7.56]', async (room) => {
    const { name } = await newWorld();
    expect(await join(connect(name), room)).toMatchObject({ ok: false });
  });

  it('separates worlds and rooms, by cookie too [7.56]', async () => {
    const [one, other] = [await newWorld(), await newWorld()];
    const mine = await joinedGuest(one.name);
    const theirs = await joinedGuest(other.name);
    const strangers: unknown[] = [];
    const beside = connect(one.name);
    expect(await join(beside, 'RK-guest-fedcba9876543210')).toEqual({ ok: true });
    for (const stranger of [theirs, beside]) stranger.on('messaging', (event) => strangers.push(event));
    const event = received(mine, 1);
    await one.control.sendAsAgent(GUEST_ROOM, { text: 'only here' });
    await event;
    expect(strangers).toEqual([]);
    expect(await one.control.sockets()).toEqual([
      { id: mine.id, room: GUEST_ROOM },
      { id: beside.id, room: 'RK-guest-fedcba9876543210' },
    ]);
  });

  it('loses, duplicates, reorders and delays on demand', async () => {
    const { name, control } = await newWorld();
    const socket = await joinedGuest(name);
    const events = received(socket, 6);
    const say = (...lines: string[]) =>
      lines.reduce(async (done, text) => {
        await done;
        await control.sendAsAgent(GUEST_ROOM, { text });
      }, Promise.resolve());
    await control.setConnection({ lose: 1 });
    await say('lost', 'a');
    await control.setConnection({ duplicate: 1 });
    await say('b');
    await control.setConnection({ reorder: 2 });
    await say('second', 'first');
    await control.setConnection({ delayMs: 30 });
    await say('late');
    expect(texts(await events)).toEqual(['a', 'b', 'b', 'first', 'second', 'late']);
  });

  it('delivers what it has held back when the reordering is ended', async () => {
    const { name, control } = await newWorld();
    const events = received(await joinedGuest(name), 3);
    await control.setConnection({ reorder: 3 });
    await control.sendAsAgent(GUEST_ROOM, { text: 'second' });
    await control.sendAsAgent(GUEST_ROOM, { text: 'first' });
    await control.setConnection({ reorder: 0 });
    await control.sendAsAgent(GUEST_ROOM, { text: 'third' });
    expect(texts(await events)).toEqual(['first', 'second', 'third']);
  });

  it('reconnects after a cut, unless refused', async () => {
    const { name, control } = await newWorld();
    const socket = await joinedGuest(name);
    const cut = new Promise((resolve) => socket.once('disconnect', resolve));
    await control.setConnection({ refuses: true });
    await control.disconnectSockets();
    await cut;
    // A client does not reconnect by itself after the server disconnects it.
    const refused = new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    socket.connect();
    expect((await refused).message).toBe('the connection is refused');
    await control.setConnection({ refuses: false });
    const back = new Promise<void>((resolve) => socket.once('connect', resolve));
    socket.connect();
    await back;
    expect(await join(socket, GUEST_ROOM)).toEqual({ ok: true });
  });

  it('is cut when its world is reset', async () => {
    const { name, control } = await newWorld();
    const socket = await joinedGuest(name);
    const cut = new Promise((resolve) => socket.once('disconnect', resolve));
    await control.reset();
    await cut;
    expect(await control.sockets()).toEqual([]);
  });

  it('serves twenty rooms in each of two worlds at once', async () => {
    const worlds = [await newWorld(), await newWorld()];
    const lines = worlds.flatMap(({ name, control }) =>
      Array.from({ length: 20 }, (_, index) => ({ name, control, room: `${GUEST_ROOM}${index}` })),
    );
    const events = await Promise.all(
      lines.map(async ({ name, control, room }) => {
        const socket = connect(name);
        expect(await join(socket, room)).toEqual({ ok: true });
        const event = received(socket, 1);
        await control.sendAsAgent(room, { text: `${name} ${room}` });
        return event;
      }),
    );
    expect(events.map(texts)).toEqual(lines.map(({ name, room }) => [`${name} ${room}`]));
  });
});
