import { act, screen, waitFor } from '@testing-library/react';
import { CHAT_CHECK_MS } from 'contracts/rules';
import { expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { createBrowserPlatform } from '../../../platform/browser-platform.ts';
import { holdCall } from '../../../testing/hold-call.ts';
import { createPages } from '../../../testing/pages.ts';
import { makeWorld } from '../../../testing/render-app.tsx';
import { setHidden } from '../../../testing/browser-state.ts';
import { alerts, holdAnswers, openApp, openChat } from '../testing.ts';

it('a message that comes while the page is hidden is unread until the page is back [4.13] [7.55] [9.07]', async () => {
  const chat = await openChat();
  const room = await chat.joined();
  const marks = () => chat.world.control.count({ call: 'PUT /api/chat/read-customer/' });
  setHidden(true);
  await chat.world.control.sendAsAgent(room, { text: 'one' });
  await screen.findByText('one');
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
  await chat.clock.advance(2_000);
  expect(await marks()).toBe(0);
  setHidden(false);
  await waitFor(() => expect(document.title).not.toMatch(/^\(/));
  await chat.clock.advance(1_000);
  await waitFor(async () => expect(await marks()).toBe(1));
});

it('a message that another page of the browser has shown is no longer unread, unless another customer read it there [7.55]', async () => {
  const pages = createPages();
  const received: unknown[] = [];
  const other = pages.openChannel('chat-read', (reader) => received.push(reader));
  const platform = { ...createBrowserPlatform(window), openChannel: pages.openChannel };
  const chat = await openChat({ platform, path: '/user/profile', signedIn: SOMCHAI });
  const room = await chat.joined();
  await chat.world.control.sendAsAgent(room, { text: 'one' });
  await screen.findByText('one');
  await chat.clock.advance(1_000);
  await waitFor(() => expect(received).toHaveLength(1));
  await chat.user.click(chat.panel.getByRole('button', { name: 'Close the chat' }));
  await chat.world.control.advanceClock({ seconds: 1 });
  await chat.world.control.sendAsAgent(room, { text: 'two' });
  const unread = () => screen.queryByRole('button', { name: /New messages: 1$/ });
  await waitFor(() => expect(unread()).toBeVisible());
  act(() => other.send('someone else'));
  expect(unread()).toBeVisible();
  act(() => other.send(received[0]));
  expect(unread()).toBeNull();
});

it('a closed chat goes on after a reload: what was not in view and what comes is unread (C5)', async () => {
  const before = await openChat({ path: '/user/profile', signedIn: SOMCHAI });
  const { world } = before;
  const room = await before.joined();
  const say = async (text: string) => {
    await world.control.advanceClock({ seconds: 1 });
    await world.control.sendAsAgent(room, { text });
  };
  await say('in view');
  await before.panel.findByText('in view');
  await before.user.click(before.panel.getByRole('button', { name: 'Close the chat' }));
  await say('missed');
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
  before.unmount();

  const after = await openApp({ world, path: '/user/profile' });
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
  await waitFor(async () => expect(await world.control.sockets()).toHaveLength(1));
  await say('comes later');
  await after.user.click(await screen.findByRole('button', { name: /^Chat with our staff.*: 2$/ }));
  await waitFor(() => expect(document.title).not.toMatch(/^\(/));
  await after.user.click(screen.getByRole('button', { name: 'Close the chat' }));
  after.unmount();

  await openApp({ world, path: '/user/profile' });
  await waitFor(async () => expect(await world.control.sockets()).toHaveLength(1));
  await say('one more');
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
});

it('messages are not new to a member who signs in where a visitor had an empty chat (C5)', async () => {
  const world = await makeWorld();
  const room = await world.control.chatRoomOf(SOMCHAI);
  await world.control.sendAsAgent(room, { text: 'from before' });
  const visitor = await openChat({ world });
  await visitor.panel.findByText('No messages yet');
  await visitor.user.click(visitor.panel.getByRole('button', { name: 'Close the chat' }));
  expect(sessionStorage.getItem('chat-seen')).toMatch(/^1970-01-01T00:00:00.000Z ./);
  visitor.unmount();
  await openApp({ world, path: '/user/profile', signedIn: SOMCHAI });
  await waitFor(async () => expect(await world.control.sockets()).toMatchObject([{ room }]));
  await world.control.waitFor({ call: 'POST /api/chat/history', count: 3 });
  await world.control.advanceClock({ seconds: 1 });
  await world.control.sendAsAgent(room, { text: 'now' });
  expect(await screen.findByText('New message from our staff: now')).toBeInTheDocument();
  expect(document.title).toMatch(/^\(1\) /);
});

it('a mark of another page forgets nothing of what was seen before the messages have loaded (C5)', async () => {
  const pages = createPages();
  const other = pages.openChannel('chat-read', () => {});
  const platform = { ...createBrowserPlatform(window), openChannel: pages.openChannel };
  const world = await makeWorld();
  const kept = '2026-01-01T00:00:00.000Z 100001';
  sessionStorage.setItem('chat-seen', kept);
  const release = holdAnswers(world, '/api/chat/history');
  await openApp({ world, platform, path: '/user/profile', signedIn: SOMCHAI });
  await world.control.waitFor({ call: 'POST /api/chat/history', count: 1 });
  act(() => other.send('100001'));
  expect(sessionStorage.getItem('chat-seen')).toBe(kept);
  await release();
});

it('nothing of the chat goes on after a reload on a shared device (C5)', async () => {
  const platform = { ...createBrowserPlatform(window), keepsWork: false };
  const before = await openChat({ platform, path: '/user/profile', signedIn: SOMCHAI });
  const room = await before.joined();
  await before.world.control.sendAsAgent(room, { text: 'in view' });
  await before.panel.findByText('in view');
  expect(sessionStorage.getItem('chat-seen')).toBeNull();
});

it('messages from before are not new in a chat that is closed before they have loaded', async () => {
  const world = await makeWorld();
  const room = await world.control.chatRoomOf(SOMCHAI);
  for (const text of ['one', 'two']) await world.control.sendAsAgent(room, { text });
  const release = holdAnswers(world, '/api/chat/history');
  const chat = await openChat({ world, path: '/user/profile', signedIn: SOMCHAI });
  await chat.user.click(chat.panel.getByRole('button', { name: 'Close the chat' }));
  await release();
  await chat.joined();
  await world.control.advanceClock({ seconds: 1 });
  await world.control.sendAsAgent(room, { text: 'three' });
  expect(await screen.findByRole('button', { name: /New messages: 1$/ })).toBeVisible();
});

it('a message that comes before the first history could be read is announced, and unread until it is in view (C5)', async () => {
  const world = await makeWorld();
  const room = await world.control.chatRoomOf(SOMCHAI);
  await world.control.sendAsAgent(room, { text: 'earlier' });
  await world.control.addFault({ call: 'POST /api/chat/history', kind: 'reset', times: 'always' });
  const chat = await openChat({ world, path: '/user/profile', signedIn: SOMCHAI });
  await chat.joined();
  await chat.user.click(chat.panel.getByRole('button', { name: 'Close the chat' }));
  await world.control.advanceClock({ seconds: 1 });
  await world.control.sendAsAgent(room, { text: 'live' });
  expect(await screen.findByText('New message from our staff: live')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
  await world.control.clearFaults();
  const call = 'POST /api/chat/history';
  const asked = await world.control.count({ call });
  await chat.clock.advance(1_000);
  expect(await world.control.count({ call })).toBeGreaterThan(asked);
  expect(document.title).toMatch(/^\(1\) /);
  await chat.user.click(screen.getByRole('button', { name: /^Chat with our staff.*: 1$/ }));
  expect(await screen.findByText('earlier')).toBeVisible();
  await waitFor(() => expect(document.title).not.toMatch(/^\(/));
});

it('two messages of the same text are both announced (C5)', async () => {
  const chat = await openChat();
  const room = await chat.joined();
  await chat.panel.findByText('No messages yet');
  const announced = () => screen.findByText('New message from our staff: OK');
  await chat.world.control.sendAsAgent(room, { text: 'OK' });
  const first = await announced();
  expect(first.closest('[role=status]')).not.toBeNull();
  await chat.world.control.advanceClock({ seconds: 1 });
  await chat.world.control.sendAsAgent(room, { text: 'OK' });
  // A screen reader announces an element that is new in the live region.
  await waitFor(async () => expect(await announced()).not.toBe(first));
});

it('of more than ten messages that come together, the number is announced (C5)', async () => {
  const chat = await openChat({ autoAdvance: true });
  const room = await chat.joined();
  await chat.panel.findByText('No messages yet');
  const { control } = chat.world;
  await control.setConnection({ refuses: true });
  await control.disconnectSockets();
  await chat.panel.findByText(/Connecting again/);
  for (let index = 1; index <= 11; index += 1) {
    await control.sendAsAgent(room, { text: `message ${index}` });
    await control.advanceClock({ seconds: 1 });
  }
  await control.setConnection({ refuses: false });
  const announced = await screen.findByText('11 new messages from our staff');
  expect(announced.closest('[role=status]')).not.toBeNull();
  expect(screen.queryByText(/^New message from our staff/)).toBeNull();
});

it('messages that come while the service asks to wait are read back and marked after the wait, and do not lengthen it [7.55] [8.02]', async () => {
  const world = await makeWorld();
  await world.control.addFault({ call: 'POST /api/statement', kind: 'refuse', code: 'REQUEST_LIMIT' });
  const chat = await openChat({ world, path: '/user/statement', signedIn: SOMCHAI, autoAdvance: false });
  const room = await chat.joined();
  const line = /^Too many requests. You can keep reading/;
  await screen.findByText(line);
  await chat.panel.findByText('No messages yet');
  const counts = async () => [
    await world.control.count({ call: 'POST /api/chat/history' }),
    await world.control.count({ call: 'PUT /api/chat/read-customer/' }),
  ];
  const [read = 0, marked = 0] = await counts();
  for (const text of ['one', 'two']) {
    await world.control.sendAsAgent(room, { text });
    await chat.panel.findByText(text);
    await chat.clock.advance(20_000);
  }
  await chat.clock.advance(19_999);
  expect(screen.getByText(line)).toBeVisible();
  expect(await counts()).toEqual([read, marked]);
  await chat.clock.advance(1);
  expect(screen.queryByText(line)).toBeNull();
  expect(await counts()).toEqual([read, marked]);
  await chat.clock.advance(1_000);
  expect(await counts()).toEqual([read + 1, marked + 1]);
});

it('each message is announced once: those of a gap, those out of order, and none again in another language (C5)', async () => {
  const chat = await openChat({ autoAdvance: true });
  const room = await chat.joined();
  await chat.panel.findByText('No messages yet');
  const said: string[] = [];
  const note = (node: Node) =>
    said.push(...(/^New message from our staff: (.*)$/.exec(node.textContent ?? '')?.slice(1) ?? []));
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) note(node);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  const { control } = chat.world;
  const write = async (text: string) => {
    await control.sendAsAgent(room, { text });
    await control.advanceClock({ seconds: 1 });
  };
  await control.setConnection({ refuses: true });
  await control.disconnectSockets();
  await chat.panel.findByText(/Connecting again/);
  for (const text of ['one', 'two', 'three']) await write(text);
  await control.setConnection({ refuses: false });
  await waitFor(() => expect(said).toEqual(['one', 'two', 'three']));
  await chat.joined();
  await control.setConnection({ lose: 1 });
  for (const text of ['four', 'five']) await write(text);
  await waitFor(() => expect(said.toSorted()).toEqual(['five', 'four', 'one', 'three', 'two']));
  await chat.user.click(chat.panel.getByRole('button', { name: 'Close the chat' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [language] = screen.getAllByRole('combobox');
  if (!language) throw new Error('no language to choose');
  said.length = 0;
  await chat.user.selectOptions(language, 'lo');
  await waitFor(() => expect(document.documentElement.lang).toBe('lo'));
  expect(screen.getByText('New message from our staff: four')).toBeInTheDocument();
});

it('the answer of support comes within 30 s although no connection can be opened, and without a failed try being told (C2) (C4)', async () => {
  const world = await makeWorld();
  await world.control.setConnection({ refuses: true });
  const room = await world.control.chatRoomOf(SOMCHAI);
  const chat = await openChat({ world, path: '/user/profile', signedIn: SOMCHAI });
  await chat.panel.findByText('No messages yet');
  await chat.panel.findByText(/Connecting again/);
  const call = 'POST /api/chat/history';
  await world.control.sendAsAgent(room, { text: 'one' });
  await world.control.addFault({ call, kind: 'status', status: 500 });
  await chat.clock.advance(30_000);
  await waitFor(async () => expect(await world.control.faults()).toEqual([]));
  expect(alerts(chat).join('')).toMatch(/Connecting again/);
  await chat.clock.advance(30_000);
  expect(await chat.panel.findByText('one')).toBeVisible();
  await world.control.setConnection({ refuses: false });
  for (let step = 0; step < 20; step += 1) await chat.clock.advance(3_000);
  await chat.joined();
  await waitFor(() => expect(chat.panel.queryByText(/Connecting again/)).toBeNull());
  await chat.clock.advance(1_000);
  const reads = await world.control.count({ call });
  await chat.clock.advance(90_000);
  expect(await world.control.count({ call })).toBe(reads);
});

it('says that it connects again, and has the answer of support within 30 s, while its first call hangs [4.13] (C2) (C4)', async () => {
  const world = await makeWorld();
  const room = await world.control.chatRoomOf(SOMCHAI);
  const held = await holdCall(world, 'GET /api/chat/config');
  const chat = await openChat({ world, path: '/user/profile', signedIn: SOMCHAI });
  await chat.panel.findByText('No messages yet');
  await held.hasCome();
  await world.control.sendAsAgent(room, { text: 'one' });
  expect(chat.panel.queryByText(/Connecting again/)).toBeNull();
  await chat.clock.advance(CHAT_CHECK_MS);
  expect(await chat.panel.findByText(/Connecting again/)).toBeVisible();
  expect(chat.panel.queryByText('one')).toBeNull();
  await chat.clock.advance(30_000 - CHAT_CHECK_MS);
  expect(await chat.panel.findByText('one')).toBeVisible();
  await held.release();
  await chat.joined();
  await waitFor(() => expect(chat.panel.queryByText(/Connecting again/)).toBeNull());
});
