import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type Failure } from '../api/api-error.ts';
import { createMoneyAction, SETTLE_AFTER_MS } from './money-action.ts';

type Answer = 'done' | Failure;

function setUp({ answers, truths = [] }: { answers: Answer[]; truths?: ('done' | null | 'unreadable')[] }) {
  const sent: number[] = [];
  const after: string[] = [];
  let release: (() => void) | undefined;
  const action = createMoneyAction<number, string, string>({
    before: () => 'before',
    send: async (_get, _set, input) => {
      sent.push(input);
      await new Promise<void>((resolve) => (release = resolve));
      const answer = answers.shift() ?? 'done';
      if (answer === 'done') return 'told';
      throw new ApiError(answer);
    },
    settle: async (_get, _set, _input, before) => {
      expect(before).toBe('before');
      const truth = truths.length > 0 ? truths.shift() : 'unreadable';
      if (truth === 'unreadable') throw new ApiError({ kind: 'unconfirmed' });
      return truth === 'done' ? 'found out' : null;
    },
    after: (_get, _set, done) => void after.push(done),
  });
  const store = createStore();
  return {
    store,
    sent,
    after,
    run: (input = 1) => store.set(action.runAtom, input),
    checkAgain: () => store.set(action.checkAgainAtom),
    reset: () => store.set(action.resetAtom),
    state: () => store.get(action.stateAtom),
    answer: async () => {
      release?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe('a money action (W1)', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('sends once for two activations in one frame', async () => {
    const { run, sent, answer, state } = setUp({ answers: ['done'] });
    const first = run(1);
    const second = run(2);
    expect(state()).toEqual({ status: 'sending', input: 1 });
    await answer();
    await expect(first).resolves.toEqual({ status: 'succeeded', input: 1, done: 'told' });
    await expect(second).resolves.toBeNull();
    expect(sent).toEqual([1]);
  });

  it('keeps the code of a refusal and allows a new intent', async () => {
    const { run, answer, state, sent } = setUp({
      answers: [{ kind: 'refused', code: 'QR_FAIL', status: 400 }, 'done'],
    });
    void run();
    await answer();
    expect(state()).toMatchObject({ status: 'refused', code: 'QR_FAIL' });
    void run();
    await answer();
    expect(state()).toMatchObject({ status: 'succeeded' });
    expect(sent).toHaveLength(2);
  });

  it('says that nothing was sent when offline, and reads nothing', async () => {
    const { run, answer, state } = setUp({ answers: [{ kind: 'offline' }] });
    void run();
    await answer();
    expect(state()).toMatchObject({ status: 'offline' });
  });

  it('finds out at once that an unanswered order went through', async () => {
    const { run, answer, state, after, sent } = setUp({
      answers: [{ kind: 'unconfirmed' }],
      truths: ['done'],
    });
    void run();
    await answer();
    expect(state()).toMatchObject({ status: 'succeeded', done: 'found out' });
    expect(after).toEqual(['found out']);
    expect(sent).toHaveLength(1);
  });

  it('re-reads the truth after 0, 3 and 10 s before it says "not done"', async () => {
    const { run, answer, state } = setUp({ answers: [{ kind: 'unconfirmed' }], truths: [null, null, null] });
    expect(SETTLE_AFTER_MS).toEqual([0, 3_000, 10_000]);
    void run();
    await answer();
    expect(state().status).toBe('unconfirmed');
    await vi.advanceTimersByTimeAsync(9_999);
    expect(state().status).toBe('unconfirmed');
    await vi.advanceTimersByTimeAsync(1);
    expect(state().status).toBe('not-done');
  });

  it('does not start again while the outcome is open, and never by itself', async () => {
    const { run, answer, state, sent } = setUp({
      answers: [{ kind: 'unconfirmed' }],
      truths: [null, null, 'unreadable'],
    });
    void run();
    await answer();
    await expect(run()).resolves.toBeNull();
    await vi.advanceTimersByTimeAsync(600_000);
    // The last reading failed: nobody knows, so it is not called "not done".
    expect(state().status).toBe('unsettled');
    await expect(run()).resolves.toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('settles an open outcome when the member checks again', async () => {
    const { run, answer, state, checkAgain } = setUp({
      answers: [{ kind: 'unconfirmed' }],
      truths: ['unreadable', 'unreadable', 'unreadable', 'unreadable', 'done'],
    });
    void run();
    await answer();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state().status).toBe('unsettled');
    await checkAgain();
    expect(state().status).toBe('unsettled');
    await checkAgain();
    expect(state()).toMatchObject({ status: 'succeeded', done: 'found out' });
  });

  it('does not forget an open outcome on reset', async () => {
    const { run, answer, state, reset } = setUp({ answers: [{ kind: 'unconfirmed' }] });
    void run();
    reset();
    expect(state().status).toBe('sending');
    await answer();
    reset();
    expect(state().status).toBe('unconfirmed');
    await vi.advanceTimersByTimeAsync(10_000);
    reset();
    expect(state().status).toBe('unsettled');
  });
});
