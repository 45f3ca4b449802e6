import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { createSharedScreen } from '../../testing/shared-screen.ts';
import { makeWorld, type RenderOptions, renderApp } from '../../testing/render-app.tsx';

const SOMCHAI = '0812345678';

async function openChat(options: RenderOptions = {}) {
  const world = options.world ?? (await makeWorld());
  await world.control.setFlags({ enableChatWidget: true });
  const config = { chatUrl: await world.listen() };
  const app = await renderApp({ path: '/login', ...options, world, config });
  await app.user.click(await screen.findByRole('button', { name: /^Chat with our staff/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Our staff' }));
  const joined = async () => {
    const [room] = await waitFor(async () => {
      const rooms = (await world.control.sockets()).flatMap(({ room }) => room ?? []);
      expect(rooms).toHaveLength(1);
      return rooms;
    });
    return room ?? '';
  };
  return { ...app, world, panel, joined };
}

const send = async ({ user, panel }: Awaited<ReturnType<typeof openChat>>, text: string) =>
  user.type(panel.getByRole('textbox', { name: 'Type a message' }), `${text}{Enter}`);

describe('the chat', () => {
  it('is not asked for without a backend, and not offered on a screen that strangers share [2.30] [7.02] (K11)', async () => {
    const world = await makeWorld();
    await world.control.setFlags({ enableChatWidget: true });
    const places = [{}, { platform: createSharedScreen(), config: { chatUrl: '' } }];
    for (const [index, options] of places.entries()) {
      const { unmount } = await renderApp({ path: '/contact', world, ...options });
      await waitFor(async () =>
        expect(await world.control.count({ call: 'GET /api/lookup/contact' })).toBe(index + 1),
      );
      expect(screen.queryByRole('button', { name: /^Chat/ })).toBeNull();
      unmount();
    }
    expect(await world.control.count({ call: 'GET /api/lookup/enableChatWidget' })).toBe(0);
  });

  it('lets a guest ask and hear the answer, under an id of 128 random bits [1.05] [7.52] [7.56]', async () => {
    const chat = await openChat();
    await send(chat, 'Hello');
    const room = await chat.joined();
    expect(room).toMatch(/^RK-guest-[0-9a-f]{32}$/);
    expect(localStorage.getItem('guest-id')).toBe(room.slice('RK-'.length));
    await chat.world.control.say(room, { text: 'How can I help?' });
    expect(await chat.panel.findByText('How can I help?')).toBeVisible();
    await waitFor(() => expect(chat.panel.queryByText('Sending')).toBeNull());
    expect(chat.panel.getAllByText('Hello')).toHaveLength(1);
    await chat.world.assertClean();
  });

  it('lets a member ask under their own id [1.17] [6.02]', async () => {
    const chat = await openChat({ path: '/user/profile', signedIn: SOMCHAI });
    expect(await chat.joined()).toBe(await chat.world.control.chatRoomOf(SOMCHAI));
    expect(localStorage.getItem('guest-id')).toBeNull();
  });

  it('breaks the line with Shift and Enter, and sends no blank text [2.83] [5.28]', async () => {
    const chat = await openChat();
    const input = chat.panel.getByRole('textbox', { name: 'Type a message' });
    await chat.user.type(input, '   {Enter}');
    await chat.user.clear(input);
    await chat.user.type(input, 'one{Shift>}{Enter}{/Shift}two{Enter}');
    const room = await chat.joined();
    await waitFor(async () =>
      expect((await chat.world.control.chatMessages(room)).map(({ message }) => message.payload)).toEqual([
        { message: 'one\ntwo' },
      ]),
    );
    expect(input).toHaveAttribute('maxlength', '2000');
  });

  it('sends a text once when its answer is lost, for the history knows it (C1)', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await chat.world.control.addFault({ call: 'POST /api/chat/send-message', kind: 'drop' });
    await send(chat, 'Hello');
    await waitFor(() => expect(chat.panel.queryByText('Sending')).toBeNull());
    expect(chat.panel.queryByText('Not sent')).toBeNull();
    expect(chat.panel.getAllByText('Hello')).toHaveLength(1);
    expect(await chat.world.control.chatMessages(room)).toHaveLength(1);
  });

  it('marks a refused text as not sent, tells why, and sends it again or removes it [4.12] [8.21]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    const refuse = {
      call: 'POST /api/chat/send-message',
      kind: 'refuse',
      code: 'NO_USER',
      status: 400,
      times: 2,
    } as const;
    await chat.world.control.addFault(refuse);
    await send(chat, 'Hello');
    await chat.panel.findByText('Not sent');
    expect(chat.panel.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/\S/),
    );
    await chat.user.click(chat.panel.getByRole('button', { name: 'Send again' }));
    await chat.user.click(await chat.panel.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(chat.panel.queryByText('Hello')).toBeNull());
    await chat.world.control.clearFaults();
    await send(chat, 'Again');
    await waitFor(async () => expect(await chat.world.control.chatMessages(room)).toHaveLength(1));
  });

  it('fills the gap after the line was cut: all 25 messages once and in order (C2) [4.13] [9.06]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await chat.world.control.say(room, { text: 'before' });
    await chat.panel.findByText('before');
    await chat.world.control.setLine({ refuses: true });
    await chat.world.control.cutSockets();
    expect(await chat.panel.findByText(/Connecting again/)).toBeVisible();
    for (let index = 1; index <= 25; index += 1)
      await chat.world.control.say(room, { text: `missed ${index}` });
    await chat.world.control.setLine({ refuses: false });
    await chat.panel.findByText('missed 25', {}, { timeout: 12_000 });
    expect(chat.panel.getAllByText(/^missed/).map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 25 }, (_, index) => `missed ${index + 1}`),
    );
  });

  it('counts what comes while it is closed, and says that it is read once it is open [7.55] [9.07]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await chat.user.click(chat.panel.getByRole('button', { name: 'Close the chat' }));
    await chat.world.control.say(room, { text: 'one' });
    await chat.world.control.advanceClock({ seconds: 1 });
    await chat.world.control.say(room, { text: 'two' });
    await chat.user.click(await screen.findByRole('button', { name: /New messages: 2/ }));
    await waitFor(async () =>
      expect((await chat.world.control.chatRooms()).map(({ unreadByCustomer }) => unreadByCustomer)).toEqual([
        0,
      ]),
    );
  });

  it('shows ten messages of history and the older ones on demand, with the end of a conversation [2.84] [9.05]', async () => {
    const world = await makeWorld();
    const room = await world.control.chatRoomOf(SOMCHAI);
    for (let index = 1; index <= 15; index += 1) {
      if (index === 15) await world.control.endConversation(room);
      await world.control.say(room, { text: `line ${index}` });
    }
    const { panel, user } = await openChat({ world, path: '/user/profile', signedIn: SOMCHAI });
    expect(await panel.findAllByText(/^line/)).toHaveLength(10);
    expect(panel.getByText('End of the conversation')).toBeVisible();
    expect(panel.getByText('20/11/2026')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Show earlier messages' }));
    await waitFor(() => expect(panel.getAllByText(/^line/)).toHaveLength(15));
    expect(panel.getAllByText(/^line/)[0]).toHaveTextContent('line 1');
  });

  it('makes links and e-mail addresses of a text pressable, and answers with a quick reply of the last message only [2.85]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await chat.world.control.say(room, { preset: 'text' });
    expect(await chat.panel.findByRole('link', { name: 'https://rimkhong.example/howto' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(chat.panel.getByRole('link', { name: 'help@rimkhong.example' })).toBeVisible();
    await chat.world.control.say(room, { preset: 'unknown' });
    expect(await chat.panel.findByText(/cannot show this kind/)).toBeVisible();
    await chat.world.control.advanceClock({ seconds: 1 });
    await chat.world.control.say(room, { preset: 'quick_replies' });
    await chat.world.control.advanceClock({ seconds: 1 });
    await chat.user.click(await chat.panel.findByRole('button', { name: 'แก้ไขแล้ว' }));
    await waitFor(() => expect(chat.panel.queryByRole('button', { name: 'ยังไม่ได้' })).toBeNull());
    expect(chat.panel.getByText('แก้ไขแล้ว')).toBeVisible();
  });

  it('has no link where links may not leave [2.85]', async () => {
    const chat = await openChat({ platform: { ...createBrowserPlatform(window), linkTarget: null } });
    await chat.world.control.say(await chat.joined(), { preset: 'text' });
    expect(await chat.panel.findByText(/rimkhong\.example\/howto/)).toBeVisible();
    expect(chat.panel.queryByRole('link')).toBeNull();
  });

  it('offers another try when the history cannot be read', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: 'POST /api/chat/history', kind: 'reset', times: 2 });
    const { panel, user } = await openChat({ world });
    await panel.findByText('We could not load the messages');
    await world.control.clearFaults();
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText(/No messages yet/)).toBeVisible();
  });
});
