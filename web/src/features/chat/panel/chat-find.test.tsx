import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { makeWorld } from '../../../testing/render-app.tsx';
import { holdAnswers, openChat } from '../testing.ts';

const TEXTS = Array.from({ length: 45 }, (_, index) => `m${index + 1}`);

async function openSearch(texts: readonly string[]) {
  const world = await makeWorld();
  const room = await world.control.chatRoomOf(SOMCHAI);
  for (const text of texts) await world.control.sendAsAgent(room, { text });
  const chat = await openChat({ world, path: '/user/profile', signedIn: SOMCHAI });
  await chat.panel.findByText(texts.at(-1) ?? '');
  await chat.user.click(chat.panel.getByRole('button', { name: 'Find in the conversation' }));
  const log = screen.getByRole('log');
  const found = () => log.querySelector('[data-found] > p')?.textContent;
  return { ...chat, world, room, log, found, box: chat.panel.getByRole('searchbox') };
}

it('a search goes on in messages that are not loaded yet, and tells when there are none (C8)', async () => {
  const { user, panel, box, found } = await openSearch(TEXTS.with(13, 'my slip').with(43, 'a slip'));
  await user.type(box, 'slip');
  expect(await panel.findByText('1 of 1')).toBeVisible();
  await user.type(box, '{Enter}');
  expect(await panel.findByText('2 of 2')).toBeVisible();
  await waitFor(() => expect(found()).toBe('my slip'));
  await user.clear(box);
  await user.type(box, 'm3');
  await user.clear(box);
  await user.type(box, 'nowhere');
  expect(await panel.findByText('Not in the latest messages')).toBeVisible();
  expect(panel.queryByText('m1')).toBeNull();
  await user.type(box, '{Enter}');
  expect(await panel.findByText('Not found')).toBeVisible();
  expect(box).toHaveAttribute('maxlength', '200');
  expect(box).toHaveAttribute('placeholder', 'Find words');
  expect(panel.getByText('m1')).toBeInTheDocument();
});

it('a search keeps its words, and gets the focus, when its button is pressed again (C8)', async () => {
  const { user, panel, box } = await openSearch(['a slip']);
  await user.type(box, 'slip');
  await user.click(panel.getByRole('button', { name: 'Find in the conversation' }));
  expect(box).toHaveValue('slip');
  expect(box).toHaveFocus();
});

it('a search finds the first words in earlier messages by one press (C8)', async () => {
  const { user, panel, box, found } = await openSearch(TEXTS.with(13, 'my slip').with(12, 'a slip'));
  await user.type(box, 'slip');
  expect(await panel.findByText('Not in the latest messages')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Earlier message with these words' }));
  expect(await panel.findByText('1 of 2')).toBeVisible();
  await waitFor(() => expect(found()).toBe('my slip'));
});

it('another press during a search in earlier messages does not go past what it finds (C8)', async () => {
  const { user, panel, box, found, world } = await openSearch(TEXTS.with(13, 'my slip').with(43, 'a slip'));
  await user.type(box, 'slip');
  expect(await panel.findByText('1 of 1')).toBeVisible();
  const release = holdAnswers(world, '/api/chat/history');
  await user.type(box, '{Enter}{Enter}');
  for (let page = 2; page <= 4; page += 1) await release();
  expect(await panel.findByText('2 of 2')).toBeVisible();
  await waitFor(() => expect(found()).toBe('my slip'));
});

it('an Enter of an input method leaves the found message (C8)', async () => {
  const { user, box, found } = await openSearch(['one slip', 'two slips', 'three slips']);
  await user.type(box, 'slip');
  await waitFor(() => expect(found()).toBe('three slips'));
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  await user.type(box, '{Enter}');
  await waitFor(() => expect(found()).toBe('two slips'));
});

it('a found message stays the found one while others with the words come, with a jump to them [2.84] (C8)', async () => {
  const { user, panel, box, found, world, room } = await openSearch(['one slip', 'two slips']);
  await user.type(box, 'slip');
  expect(await panel.findByText('1 of 2')).toBeVisible();
  await world.control.advanceClock({ seconds: 1 });
  await world.control.sendAsAgent(room, { text: 'three slips' });
  expect(await panel.findByText('2 of 3')).toBeVisible();
  expect(found()).toBe('two slips');
  expect(panel.getByRole('button', { name: 'New messages' })).toBeVisible();
  await user.type(box, '{Enter}');
  expect(await panel.findByText('3 of 3')).toBeVisible();
  await world.control.advanceClock({ seconds: 1 });
  await world.control.sendAsAgent(room, { text: 'four slips' });
  expect(await panel.findByText('4 of 4')).toBeVisible();
  expect(found()).toBe('one slip');
});

it('a found message is never lost while earlier messages are added (C8)', async () => {
  const { user, panel, box, found, log } = await openSearch(TEXTS);
  await user.type(box, 'm40');
  await waitFor(() => expect(found()).toBe('m40'));
  const seen = new Set<string | undefined>();
  new MutationObserver(() => seen.add(found() ?? undefined)).observe(log, {
    attributes: true,
    childList: true,
    subtree: true,
  });
  await user.click(panel.getByRole('button', { name: 'Show earlier messages' }));
  await panel.findByText('m26');
  expect([...seen]).toEqual(['m40']);
});
