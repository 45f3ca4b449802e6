import { describe, expect, it, vi } from 'vitest';
import { SOMCHAI } from '../testing/call.ts';
import { becomes, box, field, fill, form, press, row, shows, turns, until } from '../testing/hands.ts';
import { openConsole } from '../testing/open-console.tsx';

const MALEE = '0899999999';
const LAO = '02055512345';

/** Each kind with the name of its button. */
const KINDS = {
  'a text': 'text',
  buttons: 'buttons',
  'a picture': 'image',
  'a video': 'video',
  'a file': 'file',
  'quick replies': 'quick_replies',
  cards: 'generic',
  'a postback': 'postback',
  'an unknown kind': 'unknown',
};

const buttonsOf = (place: ParentNode) =>
  [...place.querySelectorAll('button')].map(({ textContent }) => textContent);

describe('the chat desk of the console', () => {
  it('sends every kind, writes as any agent, reads, ends, cuts and slows down', async () => {
    const { control, sent, neverPressed } = await openConsole('chat');
    const room = await control.chatRoomOf(SOMCHAI);
    const messages = async () => control.chatMessages(room);
    const presets = () => box('To Somchai, as the agent');
    await until(presets);
    for (const [label, kind] of Object.entries(KINDS)) {
      await press(`Agent sends ${label} to Somchai`, presets);
      await becomes(async () => sent.at(-1), [`POST /chat/rooms/${room}/messages`, { preset: kind }]);
      await shows(`Done: Agent sends ${label} to Somchai`);
    }
    expect(buttonsOf(presets())).toEqual(Object.keys(KINDS));
    const types = (await messages()).map(({ message }) => message.message_type);
    const received = ['text', 'buttons', 'media', 'media', 'media', 'quick_replies', 'generic', 'postback'];
    expect(types).toEqual([...received, 'sticker']);

    await fill('Agent', 'Nok', () => form('Send as the agent'));
    await fill('Text', 'Good evening', () => form('Send as the agent'));
    await press('Send as the agent', () => form('Send as the agent'));
    // A text shows as its words; other kinds show what was sent.
    await until(() => expect(row(`Nok · `, box(room)).textContent).toMatch(/Good evening$/));
    await shows('"quick_replies"', () => box(room));
    expect((await messages()).at(-1)).toMatchObject({ sender: 'Nok' });

    await press('Open', () => box('Rooms'));
    await press('Mark as read', () => box(room));
    await becomes(async () => (await control.chatRooms())[0]?.unreadByAgent, 0);
    const { session } = (await control.chatRooms())[0]!;
    await press('End the conversation', () => box(room));
    await becomes(async () => (await control.chatRooms())[0]!.session > session, true);

    await fill('delayMs', '1500', () => form('Save', box('Connection')));
    await press('Save', () => form('Save', box('Connection')));
    await becomes(async () => (await control.call('GET /chat/connection')).delayMs, 1500);
    await press('Disconnect the chat');
    await shows('Done: Disconnect the chat');
    expect(sent.at(-1)?.[0]).toBe('DELETE /chat/sockets');
    expect(neverPressed()).toEqual([]);
  });

  it('shows the end of a conversation, and who wrote what', async () => {
    const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    const { control } = await openConsole('chat');
    const room = await control.chatRoomOf(SOMCHAI);
    const say = (sender: string, text: string) =>
      control.call('POST /chat/rooms/{room}/messages', { params: { room }, body: { sender, text } });
    const end = () => box(room).querySelector('[role=region]')?.scrollTop;
    await say('customer', 'Hello');
    await until(() => expect(row('customer · ', box(room)).textContent).toMatch(/Hello$/));
    expect(end()).toBe(900);
    height.mockReturnValue(1200);
    await say('Nok', 'Good evening');
    await until(() =>
      expect(row('Nok · ', box(room)).className).not.toBe(row('customer · ', box(room)).className),
    );
    expect(end()).toBe(1200);
  });

  it('keeps what the agent types while a message is being sent', async () => {
    const sending = Promise.withResolvers<undefined>();
    const { control } = await openConsole('chat', {
      holds: (key) => (key === 'POST /chat/rooms/{room}/messages' ? sending.promise : undefined),
    });
    const message = () => form('Send as the agent');
    await fill('Text', 'One moment', message);
    await press('Send as the agent', message);
    await fill('Text', 'It has arrived', message);
    sending.resolve(undefined);
    await shows('Done: Send as the agent');
    await new Promise(setImmediate);
    expect(field('Text', message()).value).toBe('It has arrived');
    await press('Send as the agent', message);
    const room = await control.chatRoomOf(SOMCHAI);
    await becomes(async () => (await control.chatMessages(room)).length, 2);
    await until(() => expect(field('Text', message()).value).toBe(''));
  });

  it('lists each room with its owner, its messages and those that no agent has read', async () => {
    const { control } = await openConsole('chat');
    const say = (room: string, sender: string) =>
      control.call('POST /chat/rooms/{room}/messages', { params: { room }, body: { sender, text: '?' } });
    const rooms = () => [...box('Rooms').querySelectorAll('li')].map(({ textContent }) => textContent);
    await shows('No messages yet.', () => box('Rooms'));
    const own = await control.chatRoomOf(SOMCHAI);
    const malee = await control.chatRoomOf(MALEE);
    const guest = `${own.split('-')[0]}-guest-0123456789abcdef`;
    for (const room of [own, malee, malee, guest]) await say(room, 'customer');
    for (const room of [malee, guest]) await say(room, 'Nok');
    await control.call('POST /chat/rooms/{room}/read', { params: { room: guest } });
    await until(() =>
      expect(rooms()).toEqual([
        `${SOMCHAI}${own} · messages: 1 · 11-20 03:00:001Open`,
        `${MALEE}${malee} · messages: 3 · 11-20 03:00:002Open`,
        `a guest${guest} · messages: 2 · 11-20 03:00:00Open`,
      ]),
    );
    await control.call('POST /chat/rooms/{room}/read', { params: { room: await control.chatRoomOf(LAO) } });
    await until(() => expect(rooms()[3]).toMatch(/ · messages: 0Open$/));
    await shows('Connected now: 0');
    await press('ไทย');
    await shows('ลูกค้า · ', () => box(own));
  });

  it('opens the chosen room, and sends no text there that was typed in another', async () => {
    const { control } = await openConsole('chat');
    const own = await control.chatRoomOf(SOMCHAI);
    const malee = await control.chatRoomOf(MALEE);
    for (const room of [own, malee])
      await control.call('POST /chat/rooms/{room}/messages', { params: { room }, body: { text: room } });
    await until(() => row(MALEE, box('Rooms')));
    await turns('Open', true, row(SOMCHAI, box('Rooms')));
    await fill('Text', 'To Somchai', () => form('Send as the agent', box(own)));
    await press('Open', () => row(MALEE, box('Rooms')));
    await shows(malee, () => row('agent · ', box(malee)));
    await turns('Open', true, row(MALEE, box('Rooms')));
    await turns('Open', false, row(SOMCHAI, box('Rooms')));
    const message = () => form('Send as the agent', box(malee));
    expect(field('Text', message()).value).toBe('');
    await fill('Text', 'To Malee', message);
    await press('Send as the agent', message);
    await becomes(async () => (await control.chatMessages(malee)).length, 2);
    expect(await control.chatMessages(own)).toHaveLength(1);
  });
});
