import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { nextTask } from '../../../lib/clock.ts';
import errors from '../../../../locales/en/errors.json' with { type: 'json' };
import { SOMCHAI } from 'mock-server/testing';
import { createSharedScreen } from '../../../testing/shared-screen.ts';
import { takeConsoleErrors } from '../../../testing/console-errors.ts';
import { setHidden, switchNetwork } from '../../../testing/browser-state.ts';
import { makeServices, makeWorld, renderApp } from '../../../testing/render-app.tsx';
import { awaitsChatAtom, hasChatAtom, loadHasChatAtom } from '../../../shared/session/chat-flag.ts';
import { createAppStore, type Services } from '../../../shared/session/services.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import {
  alerts,
  NITTAYA,
  stubObjectUrls,
  openApp,
  picture,
  openChat,
  send,
  attach,
  watchCalls,
} from '../testing.ts';

describe('the chat', () => {
  beforeEach(stubObjectUrls);

  it('is not offered without a backend or on a shared screen [2.30] [7.02] [7.56] (K11)', async () => {
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

  it.each([null, 'true', 1, {}, 'nothing'])(
    'is neither offered nor awaited when the reply says %j [2.30] [3.07] [7.02]',
    async (flag) => {
      const world = await makeWorld();
      const body = JSON.stringify({ enableChatWidget: flag });
      const call = 'GET /api/lookup/enableChatWidget';
      await world.control.addFault(
        flag === 'nothing' ? { call, kind: 'reset' } : { call, kind: 'status', status: 200, body },
      );
      const store = createAppStore(await makeServices(world, { config: { chatUrl: '' } }));
      await store.set(loadHasChatAtom);
      expect([store.get(hasChatAtom), store.get(awaitsChatAtom)]).toEqual([false, false]);
    },
  );

  it.each(['at once', 'after a failure'])(
    'that is known %s is asked about once more when the network is back, and not by itself after it',
    async (when) => {
      const world = await makeWorld();
      const call = 'GET /api/lookup/enableChatWidget';
      const asked = () => world.control.count({ call });
      const offered = () => screen.findByRole('button', { name: /^Chat with our staff/ });
      if (when === 'after a failure') await world.control.addFault({ call, kind: 'reset', times: 1 });
      const { clock } = await openApp({ world });
      if (when === 'at once') await offered();
      else await waitFor(async () => expect(await asked()).toBe(1));
      switchNetwork('offline');
      await clock.advance(10_000);
      switchNetwork('online');
      expect(await offered()).toBeVisible();
      await waitFor(async () => expect(await asked()).toBe(2));
      await clock.advance(90_000);
      expect(await asked()).toBe(2);
    },
  );

  it.each(['first', 'last'])(
    'that the later of two tries has told is not asked about again when the earlier one fails %s',
    async (when) => {
      const earlier = Promise.withResolvers<boolean>();
      const later = Promise.withResolvers<boolean>();
      let asked = 0;
      const call = (() => [earlier, later][asked++]?.promise) as unknown as Services['call'];
      const clock = createTestClock();
      const services = await makeServices(await makeWorld(), { config: { chatUrl: '' }, clock });
      const store = createAppStore({ ...services, call });
      const ends = [store.set(loadHasChatAtom), store.set(loadHasChatAtom)];
      if (when === 'last') later.resolve(false);
      await nextTask();
      earlier.reject(new Error('no answer'));
      await nextTask();
      later.resolve(false);
      await Promise.all(ends);
      await clock.advance(90_000);
      expect(asked).toBe(2);
    },
  );

  it('that is switched off counts no unread messages [2.30]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    setHidden(true);
    await chat.world.control.sendAsAgent(room, { text: 'one' });
    await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
    await chat.world.control.setFlags({ enableChatWidget: false });
    switchNetwork('offline');
    switchNetwork('online');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Our staff' })).toBeNull());
    expect(document.title).not.toMatch(/^\(/);
  });

  it('answers a guest under an id of 128 random bits, the same after a reload, and shows the time of each message [1.05] [3.24] [6.01] [7.51] [7.52] [7.56] [9.31]', async () => {
    const chat = await openChat();
    // The service stores a message later than it was written: the answer says when.
    await chat.world.control.advanceClock({ seconds: 90 });
    await send(chat, 'Hello');
    const room = await chat.joined();
    expect(room).toMatch(/^RK-guest-[0-9a-f]{32}$/);
    expect(localStorage.getItem('guest-id')).toBe(room.slice('RK-'.length));
    await chat.world.control.sendAsAgent(room, { text: 'How can I help?' });
    expect(await chat.panel.findByText('How can I help?')).toBeVisible();
    await waitFor(() => expect(chat.panel.queryByText('Sending')).toBeNull());
    expect(chat.panel.getAllByText('Hello')).toHaveLength(1);
    const [sent] = await chat.world.control.journal({ call: 'POST /api/chat/send-message' });
    expect(sent?.body).toMatchObject({
      sender: 'customer',
      userId: null,
      guestId: localStorage.getItem('guest-id'),
      username: null,
      name: null,
    });
    expect(chat.panel.getAllByText(/^\d\d:\d\d:\d\d$/)).toHaveLength(2);
    await chat.world.assertClean();
    chat.unmount();
    const later = await openChat({ world: chat.world });
    expect(await later.joined()).toBe(room);
    expect(await later.panel.findByText('How can I help?')).toBeVisible();
  });

  it('answers a member under their own id [1.17] [6.02]', async () => {
    const chat = await openChat({ path: '/user/statement', signedIn: SOMCHAI });
    expect(await chat.joined()).toBe(await chat.world.control.chatRoomOf(SOMCHAI));
    expect(await chat.world.control.count({ call: 'GET /api/account/profile' })).toBe(0);
    expect(localStorage.getItem('guest-id')).toBeNull();
  });

  it.each(['a press', 'the network'])(
    'tells a member who cannot be identified, also with a message, and works after it by %s [1.17] [8.21] [8.29]',
    async (how) => {
      const world = await makeWorld();
      await world.control.addFault({ call: 'GET /api/wallet', kind: 'reset', times: 'always' });
      await world.control.addFault({ call: 'GET /api/account/profile', kind: 'reset', times: 3 });
      const chat = await openChat({ world, path: '/user/statement', signedIn: SOMCHAI });
      const retry = await chat.panel.findByRole('button', { name: 'Try again' });
      const problem = 'We could not reach the service. Please try again.';
      await waitFor(() => expect(alerts(chat)).toContain(problem));
      await chat.clock.advance(4_000);
      expect(alerts(chat)).not.toContain(problem);
      await send(chat, 'hello');
      await waitFor(() => expect(alerts(chat)).toContain(problem));
      await chat.clock.advance(5_000);
      expect(alerts(chat)).not.toContain(problem);
      if (how === 'a press') await chat.user.click(retry);
      else {
        switchNetwork('offline');
        switchNetwork('online');
      }
      expect(await chat.joined()).toBe(await world.control.chatRoomOf(SOMCHAI));
      expect(await chat.panel.findByText('Sent')).toBeVisible();
      // The failed wallet call is logged.
      takeConsoleErrors();
    },
  );

  it('counts messages while closed, and marks them read once open, and later ones together; Back closes it [2.86] [4.13] [7.55] [9.07]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    const marks = () => chat.world.control.count({ call: 'PUT /api/chat/read-customer/' });
    await chat.clock.advance(2_000);
    expect(await marks()).toBe(0);
    await chat.user.click(chat.panel.getByRole('button', { name: 'Close the chat' }));
    await chat.world.control.sendAsAgent(room, { text: 'one' });
    await chat.world.control.advanceClock({ seconds: 1 });
    await chat.world.control.sendAsAgent(room, { text: 'two' });
    const unread = async () =>
      (await chat.world.control.chatRooms()).map(({ unreadByCustomer }) => unreadByCustomer);
    const opener = await screen.findByRole('button', { name: /New messages: 2/ });
    await chat.clock.advance(2_000);
    expect(await unread()).toEqual([2]);
    await chat.user.click(opener);
    await chat.clock.advance(999);
    expect(await unread()).toEqual([2]);
    await chat.clock.advance(1);
    await waitFor(async () => expect(await unread()).toEqual([0]));
    for (const text of ['three', 'four']) {
      await chat.world.control.advanceClock({ seconds: 1 });
      await chat.world.control.sendAsAgent(room, { text });
      await screen.findByText(text);
      await chat.clock.advance(600);
    }
    expect(await marks()).toBe(1);
    // The customer's own message is read already.
    await chat.user.type(screen.getByRole('textbox', { name: 'Type a message' }), 'five{Enter}');
    await screen.findByText('five');
    await chat.clock.advance(400);
    await waitFor(async () => expect(await marks()).toBe(2));
    await chat.clock.advance(600);
    expect(await marks()).toBe(2);
    await act(async () => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tells no failure of while it was closed when it opens, which reads again [2.83] [8.21]', async () => {
    const { world, user, panel, joined } = await openChat();
    const call = 'POST /api/chat/history';
    await joined();
    await panel.findByText('No messages yet');
    await user.click(panel.getByRole('button', { name: 'Close the chat' }));
    await world.control.addFault({ call, kind: 'status', status: 500 });
    const before = await world.control.count({ call });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(async () => expect(await world.control.count({ call })).toBe(before + 1));
    await user.click(await screen.findByRole('button', { name: /^Chat with our staff/ }));
    const opened = await screen.findByRole('dialog', { name: 'Our staff' });
    await waitFor(async () => expect(await world.control.count({ call })).toBe(before + 2));
    expect(opened).not.toHaveTextContent('We could not reach the service');
  });

  it('tells why the service refused it while it was closed [2.83] [8.21]', async () => {
    const { world, user, panel, joined } = await openChat();
    const call = 'POST /api/chat/history';
    await joined();
    await panel.findByText('No messages yet');
    await user.click(panel.getByRole('button', { name: 'Close the chat' }));
    await world.control.addFault({ call, kind: 'refuse', code: 'INVALID_IP' });
    const before = await world.control.count({ call });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(async () => expect(await world.control.count({ call })).toBe(before + 1));
    await user.click(await screen.findByRole('button', { name: /^Chat with our staff/ }));
    const opened = await screen.findByRole('dialog', { name: 'Our staff' });
    expect(await within(opened).findByText(errors.INVALID_IP)).toBeVisible();
  });

  it('marks what a member has read under the member’s id [7.55]', async () => {
    const world = await makeWorld();
    const room = await world.control.chatRoomOf(SOMCHAI);
    await world.control.sendAsAgent(room, { text: 'one' });
    const chat = await openChat({ world, path: '/user/statement', signedIn: SOMCHAI });
    expect(await chat.panel.findByText('one')).toBeVisible();
    await chat.clock.advance(1_000);
    const call = 'PUT /api/chat/read-customer/';
    await world.control.waitFor({ call });
    const [mark] = await world.control.journal({ call });
    expect(mark?.body).toEqual({ userId: room.split('-').at(-1), guestId: null });
  });

  it('sends all nine fields, the name as it is, of a member whose wallet is not loaded yet too [1.17] [3.24] [6.02] [7.52]', async () => {
    const world = await makeWorld();
    const sent = watchCalls(world);
    // The app shows this mark of direction as a replacement character.
    const member = { phone: '0855555555', name: 'Som\u202echai' };
    await world.control.call('POST /members', { body: member });
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'hang', times: 'always' });
    const chat = await openChat({ world, path: '/user/statement', signedIn: member.phone });
    await send(chat, 'quick');
    expect(await chat.panel.findByText('Sent')).toBeVisible();
    const id = (await world.control.chatRoomOf(member.phone)).split('-').at(-1);
    expect(sent('/send-message').map(({ body }) => JSON.parse(body as string) as object)).toEqual([
      {
        sender: 'customer',
        message: { message_type: 'text', payload: { message: 'quick' } },
        createdAt: expect.stringMatching(/^2026-\d{2}-\d{2}T[\d:.]+Z$/) as string,
        session_id: null,
        userId: id,
        guestId: null,
        username: member.phone,
        name: member.name,
        deviceToken: null,
      },
    ]);
    await world.assertClean();
  });

  it('keeps what is not sent over a reload, for the same customer (C1)', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    const { control } = chat.world;
    const fault = { call: 'POST /api/chat/send-message', times: 1 } as const;
    await control.addFault({ ...fault, kind: 'refuse', code: 'NO_DATA', status: 400 });
    await send(chat, 'refused');
    await chat.panel.findByText('Not sent');
    await chat.user.type(chat.panel.getByRole('textbox', { name: 'Type a message' }), 'half a wo');
    chat.unmount();
    const again = await openChat({ world: chat.world });
    expect(await again.panel.findByText('Not sent')).toBeVisible();
    expect(again.panel.getByRole('textbox', { name: 'Type a message' })).toHaveValue('half a wo');
    await again.user.click(again.panel.getByRole('button', { name: 'Send again' }));
    await waitFor(async () => expect(await control.chatMessages(room)).toHaveLength(1));
    again.unmount();
    const member = await openChat({ world: chat.world, path: '/user/profile', signedIn: NITTAYA });
    await member.joined();
    expect(member.panel.getByRole('textbox', { name: 'Type a message' })).toHaveValue('');
    expect(member.panel.queryByText('refused')).toBeNull();
  });

  it('keeps the text while the panel is closed, until the logout (C1)', async () => {
    const chat = await openChat({ path: '/user/profile', signedIn: SOMCHAI });
    await chat.joined();
    const box = () => screen.findByRole('textbox', { name: 'Type a message' });
    await chat.user.type(await box(), 'half a wo');
    await chat.user.keyboard('{Escape}');
    await chat.user.click(await screen.findByRole('button', { name: /^Chat with our staff/ }));
    expect(await box()).toHaveValue('half a wo');
    expect(sessionStorage.getItem('chat-unsent')).toContain('half a wo');
    chat.services.session.end('logout');
    expect(sessionStorage.getItem('chat-unsent')).toBeNull();
  });

  it.each(['chosen', 'being sent'])('gives a file that was %s back after a 401 (C1) (W5)', async (when) => {
    const chat = await openChat({ path: '/user/statement', signedIn: SOMCHAI });
    const { world, user } = chat;
    await chat.joined();
    await attach(chat, picture());
    expect(await chat.panel.findByText('Press send to send it')).toBeVisible();
    const call = when === 'chosen' ? 'POST /api/chat/history' : 'POST /api/chat/upload-image';
    await world.control.addFault({ call, kind: 'refuse', code: 'EXPIRED_AUTH_TOKEN', times: 1 });
    const button = when === 'chosen' ? 'Load the messages again' : 'Send';
    await user.click(chat.panel.getByRole('button', { name: button }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    await user.type(await screen.findByLabelText('Phone number'), SOMCHAI);
    await user.type(screen.getByLabelText('Password'), '123456{Enter}');
    // The login page has its own chat button.
    await screen.findByRole('button', { name: 'Conditions' });
    await user.click(await screen.findByRole('button', { name: /^Chat with our staff/ }));
    await screen.findByRole('dialog', { name: 'Our staff' });
    if (when === 'chosen') {
      expect(await screen.findByText('Press send to send it')).toBeVisible();
      expect(screen.getByText('slip.png')).toBeVisible();
    } else expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible();
    expect(await world.control.count({ call: 'POST /api/chat/send-message' })).toBe(0);
  });
});
