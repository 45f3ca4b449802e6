import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { type Action, addressOf, type Case, STATEMENT } from './types.ts';
import { answerAsGateway, arrive, breakTruth, press, pressAndHold, reloadInFlight } from './steps.ts';
import { fetchElsewhere } from '../pages.ts';

const notDone = ({ notDone = /^Not completed$/ }: Action) => notDone;
const checking = ({ checking = /^Confirming your/ }: Action) => checking;
const UNRESOLVED = /^We could not confirm this yet/;

const TIMEOUT_MS = 60_000;

const done = ({ done }: Action) => done;
export const cases: Case[] = [
  { name: 'one press', isShared: true, sent: 1, moved: 1, words: done },
  {
    name: 'two presses in one frame',
    play: ({ press }) =>
      act(async () => {
        press();
        press();
      }),
    sent: 1,
    moved: 1,
    words: done,
  },
  {
    name: 'press and Enter',
    isShared: true,
    play: ({ view, press }) =>
      act(async () => {
        press();
        await view.user.keyboard('{Enter}');
      }),
    sent: 1,
    moved: 1,
    words: done,
  },
  { name: 'answer lost after the commit', fault: { kind: 'drop' }, sent: 1, moved: 1, words: done },
  { name: 'half an answer', isShared: true, fault: { kind: 'half-body' }, sent: 1, moved: 1, words: done },
  {
    name: 'answer of another shape',
    isShared: true,
    fault: { kind: 'wrong-shape' },
    sent: 1,
    moved: 1,
    words: done,
  },
  { name: 'empty answer', isShared: true, fault: { kind: 'empty' }, sent: 1, moved: 1, words: done },
  {
    name: 'time-out, committed meanwhile',
    fault: { kind: 'hang' },
    play: async (setup) => {
      await press(setup);
      await setup.view.clock.advance(TIMEOUT_MS - 1);
      expect(screen.queryByText(checking(setup.action))).toBeNull();
      await setup.view.clock.advance(1);
      expect(screen.getByText(checking(setup.action))).toBeVisible();
      await arrive(setup);
    },
    sent: 1,
    moved: 1,
    words: done,
  },
  { name: 'connection reset before it', fault: { kind: 'reset' }, sent: 1, moved: 0, words: notDone },
  {
    name: 'status 500 without a code',
    isShared: true,
    fault: { kind: 'status', status: 500, body: '' },
    sent: 1,
    moved: 0,
    words: notDone,
  },
  {
    name: 'a gateway’s page instead of an answer',
    isShared: true,
    fault: { kind: 'status', status: 502, body: '<html>Bad gateway</html>' },
    sent: 1,
    moved: 0,
    words: notDone,
  },
  {
    name: 'a gateway’s own message instead of an answer',
    isShared: true,
    fault: { kind: 'status', status: 504, body: '{"message":"Endpoint request timed out"}' },
    sent: 1,
    moved: 0,
    words: notDone,
  },
  {
    name: 'a gateway’s own code after the commit',
    isShared: true,
    play: async (setup) => {
      answerAsGateway(setup);
      await press(setup);
    },
    sent: 1,
    moved: 1,
    words: done,
  },
  {
    name: 'no answer at all',
    isShared: true,
    fault: { kind: 'hang' },
    waits: TIMEOUT_MS + 10_000,
    sent: 1,
    moved: 0,
    words: notDone,
  },
  {
    name: 'committed after "not done", pressed again',
    fault: { kind: 'hang' },
    play: async (setup) => {
      await press(setup);
      await setup.view.clock.advance(TIMEOUT_MS + 10_000);
      const alert = within(await screen.findByRole('alertdialog'));
      await arrive(setup);
      await setup.view.user.click(alert.getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      if (setup.action.repeat === 'nothing-left') return;
      await setup.action.reopen?.(setup.view);
      await press(setup);
    },
    // What has already come back is not offered again.
    sent: 1,
    sentBy: { refused: 2 },
    moved: 1,
    words: ({ repeat, alike, done }) => ({ 'nothing-left': /^Wallet$/, asked: alike, refused: done })[repeat],
  },
  {
    name: 'the same from another tab meanwhile',
    play: async (setup) => {
      const { call, body: given } = setup.action;
      const body = typeof given === 'function' ? await given(setup.world) : given;
      const [method = ''] = call.split(' ');
      await fetchElsewhere(setup.world, addressOf(setup.action), { method, ...(body && { body }) });
      await press(setup);
    },
    // Without a question before it, the order is sent, and the server refuses it.
    sent: 0,
    sentBy: { 'nothing-left': 1, refused: 1 },
    moved: 1,
    words: ({ alike }) => alike,
  },
  {
    name: 'another tab is moving money',
    play: async (setup) => {
      setup.view.services.platform.runAlone = () => Promise.resolve(null);
      await press(setup);
    },
    sent: 0,
    moved: 0,
    words: ({ busy = /^Another order is still running$/ }) => busy,
  },
  {
    name: 'outcome unreadable before, answer lost',
    fault: { kind: 'drop' },
    play: async (setup) => {
      await setup.world.control.addFault({ call: setup.action.truth[0] ?? STATEMENT, kind: 'reset' });
      await press(setup);
    },
    sent: 1,
    moved: 1,
    words: done,
  },
  {
    name: 'checked again, closed before the outcome shows',
    fault: { kind: 'drop' },
    play: async (setup) => {
      // The reading before the order succeeds; the three after it fail.
      const order = await pressAndHold(setup);
      await breakTruth(setup, 'reset');
      await order.release();
      await screen.findByText(checking(setup.action));
      await setup.view.clock.advance(10_000);
      // Home shows it too, below the dialog.
      await screen.findAllByText(UNRESOLVED);
      expect(document.querySelector('[class*=toast]')).toBeNull();
      await setup.world.control.clearFaults();
      await breakTruth(setup, 'hang');
      await setup.view.user.click(screen.getByRole('button', { name: 'Check again' }));
      await screen.findByText(checking(setup.action));
      await setup.view.user.click(screen.getByRole('button', { name: 'Close' }));
      await setup.world.control.clearFaults();
    },
    sent: 1,
    moved: 1,
    words: ({ doneToast }) => doneToast,
  },
  {
    name: 'dialog closed during reconciliation',
    isShared: true,
    fault: { kind: 'drop' },
    play: async (setup) => {
      const order = await pressAndHold(setup);
      await breakTruth(setup, 'hang');
      await order.release();
      await screen.findByText(checking(setup.action));
      await setup.view.user.click(screen.getByRole('button', { name: 'Close' }));
      await setup.world.control.clearFaults();
    },
    sent: 1,
    moved: 1,
    words: ({ doneToast }) => doneToast,
  },
  {
    name: 'reload in flight',
    fault: { kind: 'hang' },
    play: async (setup) => {
      await reloadInFlight(setup);
      await arrive(setup);
    },
    waits: TIMEOUT_MS,
    sent: 1,
    moved: 1,
    words: done,
  },
  {
    name: 'reload in flight, never arrived',
    isShared: true,
    fault: { kind: 'hang' },
    play: async (setup) => {
      await reloadInFlight(setup);
      // Its code loads asynchronously; only then does the reconciliation start.
      await screen.findAllByText(checking(setup.action));
    },
    waits: TIMEOUT_MS,
    sent: 1,
    moved: 0,
    words: notDone,
  },
  {
    name: 'Back in flight, which the dialog ignores',
    path: '/user/statement',
    play: async (setup) => {
      const order = await pressAndHold(setup);
      await act(async () => {
        window.history.back();
        await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      });
      expect(window.location.pathname).toBe(setup.action.page ?? '/user/home');
      expect(screen.getByRole('dialog')).toBeVisible();
      await order.release();
    },
    sent: 1,
    moved: 1,
    words: done,
  },
];
