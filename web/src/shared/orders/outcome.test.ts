import { describe, expect, it } from 'vitest';
import { depositNextStepOf, nextStepOf } from '../texts/next-step.ts';
import { type ActionStatus, isOpen, isUnknown, type MoneyAction } from './action-state.ts';
import { type Outcome, outcomeOf, type OutcomeWords, type SharedWords } from './outcome.ts';

const shared: SharedWords = {
  said: (message) => `said ${message}.`,
  stepOf: nextStepOf,
  offline: 'offline',
  notReady: 'not ready',
  busyTitle: 'busy title',
  busy: 'busy',
  repeatTitle: 'repeat title',
  repeat: (amount) => `repeat ${amount}`,
  mayComeTitle: 'may come title',
  mayCome: (amount) => `may come ${amount}`,
  checkingTitle: 'checking title',
  checking: 'checking',
  unresolved: 'unresolved',
  unproven: 'unproven',
  stayed: 'stayed',
  failed: 'failed',
};
const words: OutcomeWords = { done: 'done', notDone: 'not done', title: 'title', amount: '100' };

type State = MoneyAction<number, string>;
const input = 1;
const error = { tone: 'error', title: 'title', next: 'retry' } as const;
const checking = { tone: 'info', title: 'checking title' } as const;

/** A new status in the union must be added here. */
const table: Record<ActionStatus, [State, Outcome | null][]> = {
  idle: [[{ status: 'idle' }, null]],
  sending: [[{ status: 'sending', input }, null]],
  succeeded: [
    [
      { status: 'succeeded', input, done: 'x' },
      { tone: 'success', title: '', text: 'done', next: null },
    ],
  ],
  refused: [
    [
      { status: 'refused', input, code: 'MONEY_NOT_ENOUGH', mustWait: false },
      { ...error, text: 'said MONEY_NOT_ENOUGH.', next: 'deposit' },
    ],
    [
      { status: 'refused', input, code: 'Closed today', mustWait: false },
      { ...error, text: 'said Closed today.' },
    ],
    [
      { status: 'refused', input, code: 'Slow down', mustWait: true },
      { ...error, text: 'said Slow down.', next: 'wait' },
    ],
  ],
  offline: [
    [
      { status: 'offline', input },
      { ...error, text: 'offline' },
    ],
  ],
  'not-ready': [
    [
      { status: 'not-ready', input },
      { ...error, text: 'not ready' },
    ],
    [
      { status: 'not-ready', input, message: 'M' },
      { ...error, text: 'said M. not ready' },
    ],
  ],
  blocked: [
    [
      { status: 'blocked', input, why: 'busy-elsewhere' },
      { ...error, title: 'busy title', text: 'busy' },
    ],
    [
      { status: 'blocked', input, why: 'just-done' },
      { ...error, title: 'repeat title', text: 'repeat 100', next: 'confirm' },
    ],
    [
      { status: 'blocked', input, why: 'may-come' },
      { ...error, title: 'may come title', text: 'may come 100', next: 'confirm' },
    ],
  ],
  unknown: [
    [
      { status: 'unknown', input },
      { ...checking, text: 'checking', next: null },
    ],
    [
      { status: 'unknown', input, message: 'M' },
      { ...checking, text: 'checking', next: null },
    ],
  ],
  'not-done': [
    [
      { status: 'not-done', input },
      { ...error, text: 'not done' },
    ],
    [
      { status: 'not-done', input, message: 'M' },
      { ...error, text: 'said M. not done' },
    ],
  ],
  unresolved: [
    [
      { status: 'unresolved', input, canCheck: true },
      { ...checking, text: 'unresolved', next: 'check-again' },
    ],
    [
      { status: 'unresolved', input, canCheck: true, message: 'M' },
      { ...checking, text: 'unresolved', next: 'check-again' },
    ],
    [
      { status: 'unresolved', input, canCheck: false, message: 'M' },
      { tone: 'info', title: error.title, text: 'said M. unproven', next: 'retry' },
    ],
  ],
};

describe('the outcome of an action', () => {
  it.each(Object.values(table).flat())(
    'describes %j as %j (W1) [7.01] [8.02] [8.23] [8.27]',
    (state, outcome) => {
      expect(outcomeOf(state, words, shared)).toEqual(outcome);
    },
  );

  it('prefers the texts of its own action [8.23]', () => {
    const own: OutcomeWords = {
      ...words,
      offlineTitle: 'no line',
      busy: 'own busy',
      repeat: 'own repeat',
      unresolved: 'own unresolved',
    };
    const text = (state: State) => outcomeOf(state, own, shared);
    expect(text({ status: 'offline', input })?.title).toBe('no line');
    expect(text({ status: 'blocked', input, why: 'busy-elsewhere' })?.text).toBe('own busy');
    expect(text({ status: 'blocked', input, why: 'just-done' })?.text).toBe('own repeat');
    expect(text({ status: 'unresolved', input, canCheck: true })?.text).toBe('own unresolved');
  });

  it('leaves out a title and an amount that its action does not have [8.23]', () => {
    const bare: OutcomeWords = { done: 'done', notDone: 'not done' };
    expect(outcomeOf({ status: 'not-done', input }, bare, shared)?.title).toBe('');
    expect(outcomeOf({ status: 'blocked', input, why: 'just-done' }, bare, shared)?.text).toBe('repeat ');
  });

  it('says of a failed transfer where the money is only if the order names its source [8.08] (W3)', () => {
    const failed = { status: 'refused', code: 'TRANSFER_FAIL', mustWait: false } as const;
    const text = (order: unknown) => outcomeOf({ ...failed, input: order }, words, shared)?.text;
    for (const to of ['WALLET', 'SA']) expect(text({ from: 'PG', to, amount: 1 })).toBe('stayed');
    expect(text({ from: 'WALLET', to: 'PG', amount: 1 })).toBe('said TRANSFER_FAIL.');
    // A withdrawal that games may pay, and all money of the games.
    for (const order of [30_000, true]) expect(text(order)).toBe('failed');
    const other = { ...failed, code: 'NO_GAME', input: { from: 'PG', to: 'WALLET', amount: 1 } };
    expect(outcomeOf(other, words, shared)?.text).toBe('said NO_GAME.');
  });

  it('reads the next step from its own table [8.23] [8.24]', () => {
    const state: State = { status: 'refused', input, code: 'NO_BANK', mustWait: false };
    expect(outcomeOf(state, words, shared)?.next).toBe('profile');
    expect(outcomeOf(state, words, { ...shared, stepOf: depositNextStepOf })?.next).toBe('other-way');
  });
});

describe('an action', () => {
  const states = Object.values(table).flatMap((rows) => rows.map(([state]) => state));
  const statusesOf = (some: State[]) => [...new Set(some.map(({ status }) => status))];

  it('is open while it is sent or its outcome can be found', () => {
    expect(statusesOf(states.filter(isOpen))).toEqual(['sending', 'unknown', 'unresolved']);
    expect(isOpen({ status: 'unresolved', input, canCheck: true })).toBe(true);
    expect(isOpen({ status: 'unresolved', input, canCheck: false })).toBe(false);
  });

  it('is unknown while no answer gives its outcome', () => {
    expect(statusesOf(states.filter((state) => isUnknown(state)))).toEqual(['unknown', 'unresolved']);
  });
});
