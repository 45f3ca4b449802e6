import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../client/create-client.ts';
import { createTestMock, type TestMock } from '../../testing.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

/** The clock stands still: all messages have one time. */
async function given() {
  const { fetch, name, control } = await mock.world('a member with money');
  const { call, signIn } = await createClient(fetch, name, 'a member with money');
  await control.setClock({ isFrozen: true });
  const token = await signIn();
  const room = await control.chatRoomOf('0812345678');
  const say = (message: string) =>
    call('POST /api/chat/send-message', {
      token,
      body: { sender: 'customer', message: { message_type: 'text', payload: { message } } },
    });
  const unread = async () => {
    const [found] = await control.chatRooms();
    return [found?.unreadByAgent, found?.unreadByCustomer];
  };
  const readAll = () => call('PUT /api/chat/read-customer/', { token, body: {} });
  return { readAll, control, room, say, unread };
}

it('an agent sends a preset of every kind [2.85]', async () => {
  const { control, room } = await given();
  const kinds: unknown[] = [];
  for (const preset of [
    'text',
    'buttons',
    'image',
    'video',
    'file',
    'quick_replies',
    'generic',
    'postback',
    'unknown',
  ] as const) {
    const { message } = await control.sendAsAgent(room, { preset });
    const { fileType = message.message_type } = message.payload as { fileType?: string };
    kinds.push(fileType);
  }
  expect(kinds).toEqual([
    'text',
    'buttons',
    'image',
    'video',
    'file',
    'quick_replies',
    'generic',
    'postback',
    'sticker',
  ]);
});

it('an agent writes to a guest whose id a message can hold, and to no other room', async () => {
  const { control } = await given();
  const roomOf = (length: number) => `RK-${'g'.repeat(length)}`;
  await control.sendAsAgent(roomOf(64), { preset: 'text' });
  const before = await control.snapshot();
  const params = { room: roomOf(65) };
  for (const refused of [
    () => control.sendAsAgent(params.room, { preset: 'text' }),
    () => control.call('POST /chat/rooms/{room}/end', { params }),
    () => control.call('POST /chat/rooms/{room}/read', { params }),
  ])
    await expect(refused()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await control.snapshot()).toEqual(before);
  await control.loadSnapshot(before);
  expect((await control.chatRooms()).map(({ room }) => room)).toEqual([roomOf(64)]);
});

describe('the unread messages of a chat, all of one millisecond', () => {
  it('are those after the last read one, on each side [7.55]', async () => {
    const { readAll, control, room, say, unread } = await given();
    await say('first');
    await control.sendAsAgent(room, { text: 'second' });
    expect(await unread()).toEqual([1, 1]);
    await readAll();
    await control.call('POST /chat/rooms/{room}/read', { params: { room } });
    expect(await unread()).toEqual([0, 0]);
    await control.sendAsAgent(room, { text: 'third' });
    await say('fourth');
    await say('fifth');
    expect(await unread()).toEqual([2, 1]);
  });

  it('are counted after a snapshot too, and none in one of before, which holds times', async () => {
    const { control, room, say, unread } = await given();
    await say('first');
    await control.call('POST /chat/rooms/{room}/read', { params: { room } });
    await say('second');
    const snapshot = await control.snapshot();
    await control.loadSnapshot(snapshot);
    expect(await unread()).toEqual([1, 0]);
    const [[, saved]] = (snapshot.fields as { chatRooms: [[string, object]] }).chatRooms;
    Object.assign(saved, { readByAgent: Date.now() });
    await control.loadSnapshot(snapshot);
    expect(await unread()).toEqual([0, 0]);
    await say('third');
    expect(await unread()).toEqual([1, 0]);
  });
});
