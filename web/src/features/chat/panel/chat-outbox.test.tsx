import { TEST_TIME, SOMCHAI } from 'mock-server/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nextTask } from '../../../lib/clock.ts';
import { loadText } from '../../../shared/session/text-sets/load-text.ts';
import { fill } from '../../../testing/fill.ts';
import { setHidden, switchNetwork } from '../../../testing/browser-state.ts';
import { holdCall } from '../../../testing/hold-call.ts';
import { makeWorld } from '../../../testing/render-app.tsx';
import { createSharedScreen } from '../../../testing/shared-screen.ts';
import {
  alerts,
  attach,
  fileOf,
  NITTAYA,
  openApp,
  openChat,
  picture,
  PNG,
  send,
  stubObjectUrls,
} from '../testing.ts';

describe('the outbox of the chat (C1)', () => {
  beforeEach(stubObjectUrls);

  const textsOf = (messages: { message: { payload: unknown } }[]) =>
    messages.map(({ message }) => (message.payload as { message: string }).message);

  it('sends what was written offline, in order and once, when the network is back', async () => {
    const chat = await openChat({ path: '/user/profile', signedIn: SOMCHAI });
    const room = await chat.joined();
    switchNetwork('offline');
    await attach(chat, picture());
    for (const text of ['one', 'two', 'three']) await send(chat, text);
    await waitFor(() => expect(chat.panel.getAllByText('Waiting for a connection')).toHaveLength(4));
    expect(await chat.world.control.chatMessages(room)).toEqual([]);
    switchNetwork('online');
    await waitFor(() => expect(chat.panel.getAllByText('Sent')).toHaveLength(4));
    const sent = textsOf(await chat.world.control.chatMessages(room));
    expect(sent.filter((text) => text !== 'slip.png')).toEqual(['one', 'two', 'three']);
    expect(sent).toContain('slip.png');
    expect(sessionStorage.getItem('chat-unsent')).toBeNull();
  });

  it('uploads a file again when the network is back that was lost during its upload [3.30] [7.54]', async () => {
    const world = await makeWorld();
    const { fetch } = world.network;
    const breakOff: (() => void)[] = [];
    vi.spyOn(world.network, 'fetch').mockImplementation((address, init) =>
      breakOff.length === 0 && typeof address === 'string' && address.includes('upload-image')
        ? new Promise((_, reject) => breakOff.push(() => reject(new TypeError('network'))))
        : fetch(address, init),
    );
    const chat = await openChat({ world });
    const room = await chat.joined();
    await attach(chat, picture());
    await chat.panel.findByText('Press send to send it');
    await chat.user.click(chat.panel.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(breakOff).toHaveLength(1));
    switchNetwork('offline');
    breakOff[0]?.();
    expect(await chat.panel.findByText('Waiting for a connection')).toBeVisible();
    switchNetwork('online');
    await waitFor(async () => expect(textsOf(await world.control.chatMessages(room))).toEqual(['slip.png']));
  });

  it('survives a reload, and asks the customer to pick a file again [3.30] [4.12]', async () => {
    const before = await openChat();
    const room = await before.joined();
    switchNetwork('offline');
    await attach(before, picture());
    await send(before, 'one');
    await send(before, 'two');
    await waitFor(() => expect(before.panel.getAllByText('Waiting for a connection')).toHaveLength(3));
    before.unmount();
    switchNetwork('online');
    const chat = await openChat({ world: before.world });
    await waitFor(() => expect(chat.panel.getAllByText('Sent')).toHaveLength(2));
    expect(textsOf(await chat.world.control.chatMessages(room))).toEqual(['one', 'two']);
    expect(chat.panel.getByText('Not sent. Please choose the file again.')).toBeVisible();
    expect(chat.panel.queryByRole('button', { name: 'Send again' })).toBeNull();
    await chat.user.click(chat.panel.getByRole('button', { name: 'Remove' }));
    expect(sessionStorage.getItem('chat-unsent')).toBeNull();
  });

  it('tries again by itself while the service fails, and sends nothing twice', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    const { control } = chat.world;
    const call = 'POST /api/chat/send-message';
    // The first attempt arrives but its reply is lost, and the history that would show it cannot be read.
    await control.addFault({ call, kind: 'drop', times: 1 });
    await control.addFault({ call: 'POST /api/chat/history', kind: 'reset', times: 'always' });
    await control.setConnection({ lose: 1 });
    await send(chat, 'one');
    await send(chat, 'two');
    await waitFor(() => expect(chat.panel.getAllByText('Waiting for a connection')).toHaveLength(2));
    await control.clearFaults();
    // Each failed attempt doubles the pause.
    await chat.clock.advance(10_000);
    await waitFor(() => expect(chat.panel.getAllByText('Sent')).toHaveLength(2));
    expect(textsOf(await control.chatMessages(room))).toEqual(['one', 'two']);
  });

  it.each([
    { kind: 'refuse', code: 'REQUEST_LIMIT' },
    { kind: 'status', status: 200, body: JSON.stringify({ message: 'REQUEST_LIMIT_1MIN' }) },
  ] as const)(
    'waits a minute when the service asks to, whatever happens meanwhile, and then sends by itself: %j [8.02]',
    async (fault) => {
      const chat = await openChat({ autoAdvance: false });
      const room = await chat.joined();
      const call = 'POST /api/chat/send-message';
      await chat.world.control.addFault({ call, times: 1, ...fault });
      await send(chat, 'one');
      expect(await chat.panel.findByText('Will be sent in 60 seconds')).toBeVisible();
      expect(chat.panel.queryByText('Not sent')).toBeNull();
      // Without a connection, nothing is sent after the minute either.
      switchNetwork('offline');
      expect(await chat.panel.findByText('Waiting for a connection')).toBeVisible();
      switchNetwork('online');
      expect(await chat.panel.findByText('Will be sent in 60 seconds')).toBeVisible();
      await chat.clock.advance(30_000);
      setHidden(true);
      setHidden(false);
      for (const text of ['two', 'three', 'four']) await send(chat, text);
      await waitFor(() => expect(chat.panel.getAllByText('Will be sent in 30 seconds')).toHaveLength(4));
      await chat.clock.advance(29_999);
      expect(chat.panel.getAllByText('Will be sent in 1 second')).toHaveLength(4);
      expect(await chat.world.control.count({ call })).toBe(1);
      await chat.clock.advance(1);
      await waitFor(() => expect(chat.panel.getAllByText('Sent')).toHaveLength(4));
      const sent = textsOf(await chat.world.control.chatMessages(room));
      expect(sent).toEqual(['one', 'two', 'three', 'four']);
    },
  );

  it('uploads no file before the minute is over that the service asks to wait [7.54] [8.02]', async () => {
    const chat = await openChat({ autoAdvance: false });
    const room = await chat.joined();
    const call = 'POST /api/chat/upload-image';
    await chat.world.control.addFault({
      call: 'POST /api/chat/send-message',
      kind: 'refuse',
      code: 'REQUEST_LIMIT',
    });
    await send(chat, 'one');
    expect(await chat.panel.findByText('Will be sent in 60 seconds')).toBeVisible();
    await chat.clock.advance(30_000);
    await attach(chat, picture());
    await chat.panel.findByText('Press send to send it');
    await chat.user.click(chat.panel.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(chat.panel.getAllByText('Will be sent in 30 seconds')).toHaveLength(2));
    await chat.clock.advance(29_999);
    expect(await chat.world.control.count({ call })).toBe(0);
    await chat.clock.advance(1);
    await waitFor(() => expect(chat.panel.getAllByText('Sent')).toHaveLength(2));
    expect(await chat.world.control.count({ call })).toBe(1);
    expect(textsOf(await chat.world.control.chatMessages(room))).toHaveLength(2);
  });

  it('sends a file by itself after the minute, when the service asks its upload to wait [7.54] [8.02]', async () => {
    const chat = await openChat({ autoAdvance: false });
    const room = await chat.joined();
    const call = 'POST /api/chat/upload-image';
    await chat.world.control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT' });
    await attach(chat, picture());
    await chat.panel.findByText('Press send to send it');
    await chat.user.click(chat.panel.getByRole('button', { name: 'Send' }));
    expect(await chat.panel.findByText('Will be sent in 60 seconds')).toBeVisible();
    expect(alerts(chat)).toContainEqual(expect.stringMatching(/^Too many requests/));
    await chat.clock.advance(59_999);
    expect(await chat.world.control.count({ call })).toBe(1);
    await chat.clock.advance(1);
    expect(await chat.panel.findByText('Sent')).toBeVisible();
    expect(textsOf(await chat.world.control.chatMessages(room))).toEqual(['slip.png']);
  });

  it('leaves a text on its way, and sends none after it, while the service asks a file to wait [4.12] [8.02]', async () => {
    const chat = await openChat({ autoAdvance: false });
    const room = await chat.joined();
    const call = 'POST /api/chat/send-message';
    await chat.panel.findByText('No messages yet');
    const held = await holdCall(chat.world, call);
    await send(chat, 'one');
    await held.hasCome();
    await chat.world.control.addFault({
      call: 'POST /api/chat/upload-image',
      kind: 'refuse',
      code: 'REQUEST_LIMIT',
    });
    await attach(chat, picture());
    await chat.panel.findByText('Press send to send it');
    await chat.user.click(chat.panel.getByRole('button', { name: 'Send' }));
    await chat.panel.findByText('Will be sent in 60 seconds');
    await send(chat, 'two');
    expect(chat.panel.getAllByText('Sending')).toHaveLength(2);
    expect(chat.panel.getAllByRole('button', { name: 'Remove' })).toHaveLength(1);
    await held.release();
    expect(await chat.panel.findByText('Sent')).toBeVisible();
    await waitFor(() => expect(chat.panel.getAllByText('Will be sent in 60 seconds')).toHaveLength(2));
    await chat.clock.advance(59_999);
    expect(await chat.world.control.count({ call })).toBe(1);
    await chat.clock.advance(1);
    await waitFor(() => expect(chat.panel.getAllByText('Sent')).toHaveLength(3));
    expect(textsOf(await chat.world.control.chatMessages(room))).toHaveLength(3);
  });

  it('pauses 5 s after a failure, however many files have waited for the minute before', async () => {
    const chat = await openChat({ autoAdvance: false });
    await chat.joined();
    const { control } = chat.world;
    const call = 'POST /api/chat/send-message';
    await control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT' });
    await send(chat, 'one');
    await chat.panel.findByText('Will be sent in 60 seconds');
    for (const waiting of [2, 3]) {
      await attach(chat, picture());
      await chat.panel.findByText('Press send to send it');
      await chat.user.click(chat.panel.getByRole('button', { name: 'Send' }));
      await waitFor(() =>
        expect(chat.panel.getAllByText('Will be sent in 60 seconds')).toHaveLength(waiting),
      );
    }
    await control.addFault({ call: 'POST /api/chat/upload-image', kind: 'hang', times: 2 });
    await control.addFault({ call, kind: 'reset' });
    await chat.clock.advance(60_000);
    expect(await control.count({ call })).toBe(2);
    await chat.clock.advance(4_999);
    expect(await control.count({ call })).toBe(2);
    await chat.clock.advance(1);
    expect(await control.count({ call })).toBe(3);
  });

  it.each([3600, 10])(
    'sends a text that was said %d s before, although no history could be read before it',
    async (seconds) => {
      const before = await openChat();
      const room = await before.joined();
      const { control } = before.world;
      await send(before, 'hello');
      await waitFor(() => expect(before.panel.getAllByText('Sent')).toHaveLength(1));
      before.unmount();
      const later = Date.parse(TEST_TIME) + seconds * 1000;
      await control.setClock({ now: new Date(later).toISOString() });

      await control.addFault({ call: 'POST /api/chat/history', kind: 'reset', times: 'always' });
      await control.addFault({ call: 'POST /api/chat/send-message', kind: 'reset', times: 1 });
      const chat = await openChat({ world: before.world, deviceTime: later });
      await send(chat, 'hello');
      await chat.panel.findByText('Waiting for a connection');
      await control.clearFaults();
      await chat.clock.advance(10_000);
      await waitFor(async () =>
        expect(textsOf(await control.chatMessages(room))).toEqual(['hello', 'hello']),
      );
    },
  );

  it('shows a text as sent beside an equal one that was refused before it', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    const { control } = chat.world;
    await chat.panel.findByText('No messages yet');
    const call = 'POST /api/chat/send-message';
    await control.addFault({ call, kind: 'refuse', code: 'NO_DATA', status: 400, times: 1 });
    await send(chat, 'Hello');
    await chat.panel.findByText('Not sent');
    // Its echo is not the refused one's.
    await send(chat, 'Hello');
    await waitFor(async () => expect(textsOf(await control.chatMessages(room))).toEqual(['Hello']));
    expect(await chat.panel.findByText('Sent')).toBeVisible();
    expect(chat.panel.getByText('Not sent')).toBeVisible();
    await chat.user.click(chat.panel.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(chat.panel.getAllByText('Sent')).toHaveLength(2));
    expect(textsOf(await control.chatMessages(room))).toEqual(['Hello', 'Hello']);
  });

  it('returns to the member after an expired session (W5)', async () => {
    const chat = await openChat({ path: '/user/statement', signedIn: SOMCHAI });
    const room = await chat.joined();
    switchNetwork('offline');
    await send(chat, 'one');
    await chat.panel.findByText('Waiting for a connection');
    act(() => chat.services.session.end('token-refused'));
    expect(sessionStorage.getItem('chat-unsent')).toBeNull();
    switchNetwork('online');
    const { user, world } = chat;
    await fill(user, await screen.findByLabelText('Phone number'), SOMCHAI);
    await user.type(screen.getByLabelText('Password'), '123456{Enter}');
    // The login page has its own chat button.
    await screen.findByRole('button', { name: 'Conditions' });
    await waitFor(async () => expect(textsOf(await world.control.chatMessages(room))).toEqual(['one']));
  });

  it.each([
    ['returns to the member', SOMCHAI, ['one'], 'half a sentence'],
    ['does not come to another member', NITTAYA, [], ''],
  ])('%s after a reload that finds the session expired (W5)', async (_, phone, sent, draft) => {
    const before = await openChat({ path: '/user/statement', signedIn: SOMCHAI });
    const room = await before.joined();
    const { world } = before;
    switchNetwork('offline');
    await send(before, 'one');
    await before.panel.findByText('Waiting for a connection');
    await before.user.type(before.panel.getByRole('textbox', { name: 'Type a message' }), 'half a sentence');
    before.unmount();
    switchNetwork('online');
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'refuse', code: 'EXPIRED_AUTH_TOKEN' });
    const { user } = await openApp({ world, path: '/user/statement' });
    await fill(user, await screen.findByLabelText('Phone number'), phone);
    expect(sessionStorage.getItem('chat-unsent')).toBeNull();
    await user.type(screen.getByLabelText('Password'), '123456{Enter}');
    await screen.findByRole('button', { name: 'Conditions' });
    await user.click(await screen.findByRole('button', { name: /^Chat with our staff/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Our staff' }));
    await waitFor(async () => expect(await world.control.sockets()).toHaveLength(1));
    await waitFor(() => expect(panel.getByRole('textbox', { name: 'Type a message' })).toHaveValue(draft));
    if (sent.length > 0) await panel.findByText('Sent');
    else await panel.findByText('No messages yet');
    expect(textsOf(await world.control.chatMessages(room))).toEqual(sent);
    expect(panel.queryAllByText('one')).toHaveLength(sent.length);
  });

  it.each([
    ['returns to the member', SOMCHAI],
    ['does not come to another member', NITTAYA],
  ])('%s where another tab signs in while the page is away, and Back loads it (W5)', async (_, phone) => {
    const world = await makeWorld();
    localStorage.setItem('token', await world.signIn(SOMCHAI));
    const before = await openChat({ world, path: '/user/statement' });
    const room = await before.joined();
    switchNetwork('offline');
    await send(before, 'one');
    await before.panel.findByText('Waiting for a connection');
    await before.user.type(before.panel.getByRole('textbox', { name: 'Type a message' }), 'half a sentence');
    before.unmount();
    localStorage.setItem('token', await world.signIn(phone));
    switchNetwork('online');
    await openApp({ world, path: '/user/statement' });
    await before.user.click(await screen.findByRole('button', { name: /^Chat with our staff/ }));
    const isSame = phone === SOMCHAI;
    await screen.findByText(isSame ? 'Sent' : 'No messages yet');
    const box = screen.getByRole('textbox', { name: 'Type a message' });
    expect(box).toHaveValue(isSame ? 'half a sentence' : '');
    expect(textsOf(await world.control.chatMessages(room))).toEqual(isSame ? ['one'] : []);
    // As the outbox keeps it: in the tab alone.
    expect(sessionStorage.getItem('chat-unsent')?.includes('half a sentence') ?? false).toBe(isSame);
    expect(JSON.stringify({ ...localStorage })).not.toContain('half');
  });

  it('returns to the member after a reload that finds the session expired twice while a dialog is open, before there is a chat (W5)', async () => {
    const before = await openChat({ path: '/user/home', signedIn: SOMCHAI });
    const room = await before.joined();
    const { world } = before;
    switchNetwork('offline');
    await send(before, 'one');
    await before.panel.findByText('Waiting for a connection');
    before.unmount();
    switchNetwork('online');
    const call = 'GET /api/lookup/enableChatWidget';
    const fault = await world.control.addFault({ call, kind: 'status', status: 500, times: 'always' });
    const { user, services } = await openApp({ world, path: '/user/home' });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await screen.findByRole('dialog', { name: 'Withdraw' });
    for (const end of ['first', 'second']) {
      act(() => services.session.end('token-refused'));
      if (end === 'second') await world.control.removeFault(fault.id);
      await fill(user, await screen.findByLabelText('Phone number'), SOMCHAI);
      await user.type(screen.getByLabelText('Password'), '123456{Enter}');
      expect(await screen.findByRole('dialog', { name: 'Withdraw' })).toBeVisible();
    }
    await waitFor(async () => expect(textsOf(await world.control.chatMessages(room))).toEqual(['one']));
  });

  it('gives every file back after an expired session, for another try (W5)', async () => {
    const chat = await openChat({ path: '/user/statement', signedIn: SOMCHAI });
    const room = await chat.joined();
    switchNetwork('offline');
    for (const name of ['one.png', 'two.png']) {
      await attach(chat, fileOf(name, 'image/png', PNG));
      await chat.panel.findByText('Press send to send it');
      await chat.user.click(chat.panel.getByRole('button', { name: 'Send' }));
    }
    await waitFor(() => expect(chat.panel.getAllByText('Waiting for a connection')).toHaveLength(2));
    act(() => chat.services.session.end('token-refused'));
    switchNetwork('online');
    const { user, world } = chat;
    await fill(user, await screen.findByLabelText('Phone number'), SOMCHAI);
    await user.type(screen.getByLabelText('Password'), '123456{Enter}');
    await screen.findByRole('button', { name: 'Conditions' });
    await user.click(await screen.findByRole('button', { name: /^Chat with our staff/ }));
    expect(await screen.findByAltText('one.png')).toBeVisible();
    expect(screen.getByAltText('two.png')).toBeVisible();
    for (let left = 2; left > 0; left -= 1) {
      const [again] = await screen.findAllByRole('button', { name: 'Send again' });
      await user.click(again!);
    }
    await waitFor(async () =>
      expect(textsOf(await world.control.chatMessages(room))).toEqual(['one.png', 'two.png']),
    );
  });

  it('sends a file once that was uploaded before the session expired (W5)', async () => {
    const chat = await openChat({ path: '/user/statement', signedIn: SOMCHAI });
    const room = await chat.joined();
    const { user, world } = chat;
    const call = 'POST /api/chat/send-message';
    await world.control.addFault({ call, kind: 'refuse', code: 'EXPIRED_AUTH_TOKEN', times: 1 });
    await attach(chat, picture());
    await chat.panel.findByText('Press send to send it');
    await user.click(chat.panel.getByRole('button', { name: 'Send' }));
    await fill(user, await screen.findByLabelText('Phone number'), SOMCHAI);
    await user.type(screen.getByLabelText('Password'), '123456{Enter}');
    await screen.findByRole('button', { name: 'Conditions' });
    await user.click(await screen.findByRole('button', { name: /^Chat with our staff/ }));
    await waitFor(async () => expect(await world.control.chatMessages(room)).toHaveLength(1));
    expect(screen.queryByText('Press send to send it')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it.each([
    ['in a text', 'text', { message: `See ${window.location.origin}/user/bonus?from=chat` }],
    [
      'on a button',
      'buttons',
      { message: 'Look', buttons: [{ title: 'See', type: 'web', payload: '/user/bonus' }] },
    ],
  ])('keeps a picked file when a link %s opens a page of the member', async (_, message_type, payload) => {
    const chat = await openChat({ path: '/user/profile', signedIn: SOMCHAI });
    await chat.world.control.sendAsAgent(await chat.joined(), { message: { message_type, payload } });
    const link = await chat.panel.findByRole('link', { name: /user\/bonus|See/ });
    switchNetwork('offline');
    await attach(chat, picture());
    await chat.panel.findByText('slip.png');
    await chat.user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bonus' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await chat.user.click(screen.getByRole('button', { name: /^Chat with our staff/ }));
    expect(await screen.findByText('slip.png')).toBeVisible();
  });

  it('is sent after a reload although the chat stays closed', async () => {
    const before = await openChat();
    const room = await before.joined();
    switchNetwork('offline');
    await send(before, 'one');
    await before.panel.findByText('Waiting for a connection');
    before.unmount();
    switchNetwork('online');
    const { world } = await openApp({ world: before.world });
    await waitFor(async () => expect(textsOf(await world.control.chatMessages(room))).toEqual(['one']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([500, 429])(
    'is sent after a reload although the service first answers %d when asked whether there is a chat [8.02]',
    async (status) => {
      const before = await openChat();
      const room = await before.joined();
      switchNetwork('offline');
      await send(before, 'one');
      expect(await before.panel.findByText('Waiting for a connection')).toBeVisible();
      before.unmount();
      switchNetwork('online');
      const { world } = before;
      const call = 'GET /api/lookup/enableChatWidget';
      const asked = await world.control.count({ call });
      const body = JSON.stringify({ message: status === 429 ? 'REQUEST_LIMIT' : 'INTERNAL_SERVER_ERROR' });
      await world.control.addFault({ call, kind: 'status', status, body, times: 2 });
      const { clock } = await openApp({ world });
      // A refusal with REQUEST_LIMIT asks to wait for a minute.
      const rest = status === 429 ? 90_000 : 30_000;
      await waitFor(async () => expect(await world.control.count({ call })).toBe(asked + 1));
      await clock.advance(rest - 1);
      expect(await world.control.count({ call })).toBe(asked + 1);
      await clock.advance(1);
      expect(await world.control.count({ call })).toBe(asked + 2);
      await clock.advance(rest);
      await waitFor(async () => expect(textsOf(await world.control.chatMessages(room))).toEqual(['one']));
      expect(screen.getByRole('button', { name: /^Chat with our staff/ })).toBeVisible();
      expect(await world.control.count({ call })).toBe(asked + 3);
    },
  );

  it.each(['closed', 'pressed'])(
    'is sent after a reload on a bad line by a chat that is %s, which shows no wait and no failure before it is opened',
    async (how) => {
      const before = await openChat();
      const room = await before.joined();
      switchNetwork('offline');
      await send(before, 'one');
      await before.panel.findByText('Waiting for a connection');
      before.unmount();
      switchNetwork('online');
      const breakOff = Promise.withResolvers<undefined>();
      let tries = 0;
      const { user, world } = await openApp({
        world: before.world,
        autoAdvance: how === 'closed',
        loadText: async (locale, namespace) => {
          if (namespace === 'chat') tries += 1;
          if (namespace !== 'chat' || tries > 2) return loadText(locale, namespace);
          await breakOff.promise;
          throw new Error('offline');
        },
      });
      await waitFor(() => expect(tries).toBe(1));
      expect(screen.queryByText('Loading')).toBeNull();
      await act(async () => breakOff.resolve(undefined));
      if (how === 'pressed') {
        expect(tries).toBe(2);
        await user.click(screen.getByRole('button', { name: /^Chat with our staff/ }));
        expect(await screen.findByRole('dialog', { name: 'Our staff' })).toBeVisible();
      }
      await waitFor(async () => expect(textsOf(await world.control.chatMessages(room))).toEqual(['one']));
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  it('asks nothing more for a customer who has signed out (C3)', async () => {
    const world = await makeWorld();
    const { fetch } = world.network;
    const asked: string[] = [];
    let fail = () => {};
    vi.spyOn(world.network, 'fetch').mockImplementation((...request) => {
      asked.push(typeof request[0] === 'string' ? request[0] : '');
      if (!asked.at(-1)?.endsWith('/send-message')) return fetch(...request);
      return new Promise((_, reject) => (fail = () => reject(new TypeError('no answer'))));
    });
    const chat = await openChat({ world, path: '/user/profile', signedIn: SOMCHAI });
    await chat.joined();
    await send(chat, 'one');
    await waitFor(() => expect(asked.at(-1)).toMatch(/send-message$/));
    act(() => chat.services.session.end('logout'));
    await screen.findByLabelText('Phone number');
    const before = asked.length;
    await act(async () => {
      fail();
      await nextTask();
    });
    expect(asked.slice(before).filter((address) => address.includes('/chat/'))).toEqual([]);
  });

  it('stores nothing on a shared screen', async () => {
    const platform = { ...createSharedScreen(), offersChat: true, keepsWork: false };
    const chat = await openChat({ platform });
    await chat.joined();
    switchNetwork('offline');
    await send(chat, 'one');
    await chat.panel.findByText('Waiting for a connection');
    expect(platform.tabStorage.get('chat-unsent')).toBeNull();
  });
});
