import { describe, expect, it, vi } from 'vitest';
import { SOMCHAI } from '../testing/call.ts';
import { becomes, box, field, fill, form, press, row, shows, until } from '../testing/hands.ts';
import { openConsole } from '../testing/open-console.tsx';

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
});
