import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOMCHAI } from '../scenarios/users.ts';
import { createControl, type Control } from '../control/index.ts';
import type { StartedMock } from '../start-mock.ts';
import { startTestServer } from '../testing.ts';
import { rawChat, type RawChat } from '../test/raw-socket.ts';

let mock: StartedMock;
beforeAll(async () => {
  mock = await startTestServer();
});
afterAll(() => mock.close());

let made = 0;
async function newWorld(
  clock: { frozenAt?: string } = { frozenAt: '2026-11-20T03:00:00.000Z' },
): Promise<Control> {
  made += 1;
  const control = createControl(mock.url, `strangers-${made}`);
  await control.reset(clock);
  return control;
}

/** The reply to a join. */
async function join(chat: RawChat, room: string, id = '1'): Promise<string | null> {
  chat.send(`42${id}["join","${room}"]`);
  return chat.until(`43${id}[`);
}

async function listening(control: Control, options: { expiresInSeconds?: number } = {}) {
  const { token } = await control.issueToken(SOMCHAI, options);
  const room = await control.chatRoomOf(SOMCHAI);
  const chat = await rawChat(mock.url, { auth: { world: control.name, token } });
  expect(await join(chat, room)).toBe('431[{"ok":true}]');
  return { chat, room, token };
}

const call = (control: Control, method: string, path: string, body: object, token?: string) =>
  fetch(mock.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'wallet-user',
      'x-mock-world': control.name,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

describe('a stranger to a chat room', () => {
  it.each(['RK-100004', 'RK-999999', 'RK-1', 'RK-0812345678'])(
    'does not wait in the room of a member to come: %s [7.56]',
    async (room) => {
      const control = await newWorld();
      const chat = await rawChat(mock.url, { auth: { world: control.name } });
      expect(await join(chat, room)).toBe('431[{"ok":false,"error":"NO_USER"}]');
      chat.socket.close();
    },
  );

  const endings: [string, (control: Control, token: string) => Promise<unknown>][] = [
    ['was revoked', (control) => control.revokeTokens(SOMCHAI)],
    ['has expired', (control) => control.advanceClock({ seconds: 61 })],
    [
      'was ended by a new password',
      async (control) => {
        const { token } = await control.issueToken(SOMCHAI);
        const change = { oldPassword: '123456', newPassword: '654321' };
        return call(control, 'PUT', '/api/account/changepwd', change, token);
      },
    ],
    ['is of a removed member', (control) => control.removeMember(SOMCHAI)],
    ['is of a blocked member', (control) => control.setActive(SOMCHAI, { isActive: false })],
  ];
  it.each(endings)('receives nothing once the token %s [7.56]', async (_name, end) => {
    const control = await newWorld();
    const { chat, room, token } = await listening(control, { expiresInSeconds: 60 });
    await end(control, token);
    // Before the answer to the call that ended the token, and not some time after it.
    expect(await control.sockets()).toEqual([]);
    expect(await chat.until('never')).toBeNull();
    await control.sendAsAgent(room, { text: 'a secret' }).catch(() => undefined);
    expect(chat.received.join()).not.toContain('secret');
  });

  it('receives no held event after the token has ended [7.56]', async () => {
    const control = await newWorld();
    const { chat, room } = await listening(control);
    await control.setConnection({ reorder: 2 });
    await control.sendAsAgent(room, { text: 'a secret' });
    await control.revokeTokens(SOMCHAI);
    expect(await control.sockets()).toEqual([]);
    await control.sendAsAgent(room, { text: 'another secret' });
    expect(await chat.until('never')).toBeNull();
    expect(chat.received.join()).not.toContain('secret');
  });

  it('receives nothing once the token has expired on a running clock [7.56]', async () => {
    const control = await newWorld({});
    const { chat, room } = await listening(control, { expiresInSeconds: 1 });
    const start = Date.parse((await control.clock()).now);
    const passed = async () => Date.parse((await control.clock()).now) - start;
    await expect.poll(passed, { timeout: 5_000 }).toBeGreaterThan(1_000);
    await control.sendAsAgent(room, { text: 'a secret' });
    expect(await control.sockets()).toEqual([]);
    expect(await chat.until('never')).toBeNull();
    expect(chat.received.join()).not.toContain('secret');
  });

  it('is distinguished from the member with a valid token', async () => {
    const control = await newWorld();
    const { chat, room } = await listening(control);
    await control.issueToken('0899999999');
    await control.revokeTokens('0899999999');
    await control.sendAsAgent(room, { text: 'for you' });
    expect(await chat.until('42')).toContain('for you');
    chat.socket.close();
  });

  it('reads no history of a removed member', async () => {
    const control = await newWorld();
    const room = await control.chatRoomOf(SOMCHAI);
    const { id } = await control.member(SOMCHAI);
    await control.sendAsAgent(room, { text: 'a secret' });
    await control.removeMember(SOMCHAI);
    const answer = await call(control, 'POST', '/api/chat/history', {
      userId: null,
      guestId: id,
      limit: 10,
      skip: 0,
    });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: 'NO_USER' });
    expect(await control.chatRooms()).toEqual([]);
  });
});

describe('a service that has ended', () => {
  it('ends the sockets of its chat at once, and takes no new ones [7.56]', async () => {
    const control = await newWorld();
    const other = await newWorld();
    const { chat, room } = await listening(control);
    const { chat: elsewhere } = await listening(other);
    await control.setFlags({ terminated: true });
    expect(await control.sockets()).toEqual([]);
    await control.sendAsAgent(room, { text: 'a secret' }).catch(() => undefined);
    expect(await chat.until('never')).toBeNull();
    expect(chat.received.join()).not.toContain('secret');
    const late = await rawChat(mock.url, { auth: { world: control.name } });
    expect(late.received.at(-1)).toBe('44{"message":"gone"}');
    late.socket.close();
    expect(await other.sockets()).toHaveLength(1);
    elsewhere.socket.close();
  });

  it('takes sockets again once it is open again [7.56]', async () => {
    const control = await newWorld();
    await control.setFlags({ terminated: true });
    await control.setFlags({ terminated: false });
    const { chat } = await listening(control);
    expect(await control.sockets()).toHaveLength(1);
    chat.socket.close();
  });
});
