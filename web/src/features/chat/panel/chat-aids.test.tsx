import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { createBrowserPlatform } from '../../../platform/browser-platform.ts';
import { holdCall } from '../../../testing/hold-call.ts';
import { makeWorld } from '../../../testing/render-app.tsx';
import { alerts, holdAnswers, openChat, send } from '../testing.ts';

/** A platform that keeps the texts of saved files. */
function savedTexts() {
  const files: string[] = [];
  const saveFile = async (_name: string, _type: string, text: string) => void files.push(text);
  return { files, platform: { ...createBrowserPlatform(window), saveFile } };
}

it('the chat finds words, and saves the conversation as a text [9.31] (C8)', async () => {
  const files: string[][] = [];
  const platform = {
    ...createBrowserPlatform(window),
    saveFile: async (name: string, type: string, text: string) => void files.push([name, type, text]),
  };
  const chat = await openChat({ platform });
  const room = await chat.joined();
  const { control } = chat.world;
  await control.sendAsAgent(room, { text: 'Hello there' });
  await control.advanceClock({ seconds: 1 });
  await control.sendAsAgent(room, { text: 'Your SLIP is fine' });
  await chat.panel.findByText('Your SLIP is fine');
  await control.advanceClock({ seconds: 1 });
  await send(chat, 'my slip?');
  await chat.panel.findByText('Sent');
  await chat.user.click(chat.panel.getByRole('button', { name: 'Find in the conversation' }));
  // A word may be one letter, as in Thai.
  await chat.user.keyboard('s');
  expect(await chat.panel.findByText('1 of 2')).toBeVisible();
  await chat.user.keyboard('lip');
  expect(await chat.panel.findByText('1 of 2')).toBeVisible();
  await chat.user.click(chat.panel.getByRole('button', { name: 'Earlier message with these words' }));
  expect(await chat.panel.findByText('2 of 2')).toBeVisible();
  // Escape closes the search first.
  await chat.user.click(chat.panel.getByRole('searchbox'));
  await chat.user.keyboard('{Escape}');
  expect(chat.panel.queryByRole('search')).toBeNull();
  expect(chat.panel.getByRole('textbox', { name: 'Type a message' })).toHaveFocus();
  await chat.user.click(chat.panel.getByRole('button', { name: 'Find in the conversation' }));
  await chat.user.click(chat.panel.getByRole('button', { name: 'Close the search' }));
  expect(chat.panel.queryByRole('search')).toBeNull();
  await chat.user.click(chat.panel.getByRole('button', { name: 'Save the conversation' }));
  const [name, type, text] = files[0] ?? [];
  expect([name, type]).toEqual([expect.stringMatching(/^chat-[\d-]{10}\.txt$/), 'text/plain']);
  expect(text?.replaceAll(/^[\d/]{10} [\d:]{8}/gm, 'WHEN')).toBe(
    'Conversation with our staff\n\n' +
      'WHEN  Staff: Hello there\nWHEN  Staff: Your SLIP is fine\nWHEN  You: my slip?\n',
  );
});

it('the alert line says that a conversation cannot be saved when its code cannot be loaded [8.21]', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const chat = await openChat({ platform: createBrowserPlatform(window, load) });
  await chat.joined();
  await chat.user.click(chat.panel.getByRole('button', { name: 'Save the conversation' }));
  const problem = 'We could not reach the service. Please try again.';
  await waitFor(() => expect(alerts(chat)).toContain(problem));
  expect(load).toHaveBeenCalledOnce();
});

it('a conversation is saved with what has no time, no words or an unknown kind, one message a line (C8)', async () => {
  const { files, platform } = savedTexts();
  const world = await makeWorld();
  const said = (message_type: string, payload: unknown) => ({ message: { message_type, payload } });
  const body = JSON.stringify([
    said('sticker', {}),
    said('media', { fileType: 'file', filePath: '/files/a' }),
    said('text', { message: 'Hello' }),
    said('text', { message: 'one\ntwo\rthree\r\nfour\vfive\fsix\u0085seven\u2028eight\u2029nine' }),
  ]);
  const call = 'POST /api/chat/history';
  await world.control.addFault({ call, kind: 'status', status: 200, body, times: 'always' });
  const chat = await openChat({ platform, world });
  await chat.panel.findByText('Hello');
  await chat.user.click(chat.panel.getByRole('button', { name: 'Save the conversation' }));
  expect(files).toEqual([
    'Conversation with our staff\n\n' +
      '-  Staff: one\n    two\n    three\n    four\n    five\n    six\n    seven\n    eight\n    nine\n' +
      '-  Staff: Hello\n-  Staff: File\n-  Staff: This app cannot show this kind of message yet.\n',
  ]);
});

/** A chat of 25 messages, of which the newest page is shown. */
async function openLongChat() {
  const { files, platform } = savedTexts();
  const world = await makeWorld();
  const room = await world.control.chatRoomOf(SOMCHAI);
  for (let number = 1; number <= 25; number += 1)
    await world.control.sendAsAgent(room, { text: `m${number}` });
  const chat = await openChat({ world, platform, path: '/user/profile', signedIn: SOMCHAI });
  await chat.panel.findByText('m25');
  return { files, world, chat };
}

it('a conversation is saved from its beginning, or shows that something is missing (C8)', async () => {
  const { files, world, chat } = await openLongChat();
  await world.control.addFault({ call: 'POST /api/chat/history', kind: 'reset', times: 1 });
  const save = chat.panel.getByRole('button', { name: 'Save the conversation' });
  await chat.user.click(save);
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]).toMatch(/^Conversation with our staff\n\n…\n.*: m16\n/);
  await chat.user.click(save);
  await waitFor(() => expect(files).toHaveLength(2));
  expect(files[1]).toMatch(/^Conversation with our staff\n\n.*: m1\n/);
});

it('a conversation is saved once, and whole, when the press comes while earlier messages load (C8)', async () => {
  const { files, world, chat } = await openLongChat();
  const release = holdAnswers(world, '/api/chat/history');
  await chat.user.click(chat.panel.getByRole('button', { name: 'Show earlier messages' }));
  const save = chat.panel.getByRole('button', { name: 'Save the conversation' });
  await chat.user.click(save);
  await chat.user.click(save);
  await release();
  await release();
  await chat.panel.findByText('m1');
  await waitFor(() => expect(files).not.toEqual([]));
  expect(files).toEqual([expect.stringMatching(/^Conversation with our staff\n\n.*: m1\n/)]);
});

it('a conversation is not saved for the next person after a logout (C8)', async () => {
  const { files, world, chat } = await openLongChat();
  // Read again once the room is joined.
  await world.control.waitFor({ call: 'POST /api/chat/history', count: 2 });
  const reading = await holdCall(world, 'POST /api/chat/history');
  await chat.user.click(chat.panel.getByRole('button', { name: 'Save the conversation' }));
  await reading.hasCome();
  act(() => chat.services.session.end('logout'));
  await screen.findByRole('button', { name: 'Log in' });
  await reading.release();
  await chat.clock.advance(0);
  expect(files).toEqual([]);
});

it('a conversation of which nothing can be read is not saved as an empty file (C8)', async () => {
  const { files, platform } = savedTexts();
  const world = await makeWorld();
  const call = 'POST /api/chat/history';
  await world.control.sendAsAgent(await world.control.chatRoomOf(SOMCHAI), { text: 'earlier' });
  await world.control.addFault({ call, kind: 'reset', times: 'always' });
  const chat = await openChat({ world, platform, path: '/user/profile', signedIn: SOMCHAI });
  await chat.joined();
  await chat.panel.findByText('We could not load the messages');
  await chat.clock.advance(4_000);
  const save = chat.panel.getByRole('button', { name: 'Save the conversation' });
  await chat.user.click(save);
  const problem = 'We could not reach the service. Please try again.';
  await waitFor(() => expect(alerts(chat)).toContain(problem));
  await chat.clock.advance(0);
  expect(files).toEqual([]);
  await world.control.clearFaults();
  await chat.user.click(save);
  await waitFor(() => expect(files).toEqual([expect.stringMatching(/: earlier\n$/)]));
});

it('a conversation that could not be read from its beginning is not whole, and is read at the next press (C8)', async () => {
  const { files, platform } = savedTexts();
  const world = await makeWorld();
  const room = await world.control.chatRoomOf(SOMCHAI);
  await world.control.sendAsAgent(room, { text: 'earlier' });
  await world.control.addFault({ call: 'POST /api/chat/history', kind: 'reset', times: 'always' });
  const chat = await openChat({ world, platform, path: '/user/profile', signedIn: SOMCHAI });
  await chat.joined();
  await chat.panel.findByText('We could not load the messages');
  await world.control.advanceClock({ seconds: 1 });
  await world.control.sendAsAgent(room, { text: 'live' });
  await chat.panel.findByText('live');
  await chat.user.click(chat.panel.getByRole('button', { name: 'Save the conversation' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]).toMatch(/^Conversation with our staff\n\n…\n.*: live\n$/);
  await chat.user.click(chat.panel.getByRole('button', { name: 'Find in the conversation' }));
  await chat.user.keyboard('earlier');
  expect(await chat.panel.findByText('Not in the latest messages')).toBeVisible();
  await world.control.clearFaults();
  await chat.user.click(chat.panel.getByRole('button', { name: 'Show earlier messages' }));
  expect(await chat.panel.findByText('1 of 1')).toBeVisible();
  expect(chat.panel.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
});

it('a chat that is closed during a search follows the newest messages when it is opened again (C8)', async () => {
  const chat = await openChat();
  const room = await chat.joined();
  await chat.world.control.sendAsAgent(room, { text: 'Hello there' });
  await chat.panel.findByText('Hello there');
  await chat.user.click(chat.panel.getByRole('button', { name: 'Find in the conversation' }));
  await chat.user.keyboard('hello');
  await chat.panel.findByText('1 of 1');
  await chat.user.click(chat.panel.getByRole('button', { name: 'Close the chat' }));
  await chat.user.click(await screen.findByRole('button', { name: /^Chat with our staff/ }));
  expect(await screen.findByText('Hello there')).toBeVisible();
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull();
});

it('a common question of the page begins a conversation (C8)', async () => {
  const chat = await openChat({ path: '/user/statement', signedIn: SOMCHAI });
  const room = await chat.joined();
  expect(await chat.panel.findByRole('group', { name: 'Common questions' })).toBeVisible();
  expect(chat.panel.queryByRole('button', { name: "I can't open a game" })).toBeNull();
  await chat.user.click(chat.panel.getByRole('button', { name: 'My slip is still being checked' }));
  await waitFor(async () => expect(await chat.world.control.chatMessages(room)).toHaveLength(1));
  expect(chat.panel.queryByRole('group', { name: 'Common questions' })).toBeNull();
});

it('a message that comes while the panel is shut is announced and counted (C5)', async () => {
  const chat = await openChat({ path: '/user/statement', signedIn: SOMCHAI });
  const room = await chat.joined();
  await chat.panel.findByText('No messages yet');
  await chat.user.click(chat.panel.getByRole('button', { name: 'Close the chat' }));
  await chat.world.control.sendAsAgent(room, { text: 'Your slip is fine' });
  const announced = await screen.findByText('New message from our staff: Your slip is fine');
  expect(announced.closest('[role=status]')).not.toBeNull();
  await chat.world.control.advanceClock({ seconds: 1 });
  await chat.world.control.sendAsAgent(room, { preset: 'unknown' });
  await screen.findByText('New message from our staff: This app cannot show this kind of message yet.');
  expect(screen.getByRole('link', { name: /^Contact.*New messages: 2$/ })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^\(2\) /));
  await chat.user.click(screen.getByRole('button', { name: /^Chat with our staff/ }));
  await waitFor(() => expect(document.title).not.toMatch(/^\(/));
});
