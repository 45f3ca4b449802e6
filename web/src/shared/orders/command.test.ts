import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type Failure } from '../../api/api-error.ts';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { systemClock } from '../../lib/clock.ts';
import { createAppStore, type Services } from '../session/services.ts';
import { createSession } from '../session/session.ts';
import { changesAtom } from '../visit/changes.ts';
import { createCommand } from './command.ts';
import { OutcomeUnproven } from '../wallet/outcome-unproven.ts';
import { OrderRefused } from './reconcile.ts';

type Answer = 'done' | Failure;
type Truth = 'done' | null | 'unreadable' | Error;

function setUp({
  answers,
  truths,
  read,
  compares = true,
}: {
  answers: Answer[];
  /** Whether it reads the state before. */
  compares?: boolean;
  truths?: Truth[];
  read?: Promise<undefined>;
}) {
  const sent: [number, string][] = [];
  const after: string[] = [];
  const command = createCommand<number, string, string>({
    ...(compares && { before: (_get, input: number) => `before ${input}` }),
    send: async (_get, _set, input, before) => {
      sent.push([input, before]);
      await Promise.resolve();
      const answer = answers.shift() ?? 'done';
      if (answer === 'done') return 'told';
      throw new ApiError(answer);
    },
    ...(truths && {
      reconcile: async (_get, _set, input, before) => {
        if (compares) expect(before).toBe(`before ${input}`);
        await read;
        const truth = truths.length > 0 ? truths.shift() : 'unreadable';
        if (truth === 'unreadable') throw new ApiError({ kind: 'unknown' });
        if (truth instanceof Error) throw truth;
        return truth === 'done' ? 'found out' : null;
      },
    }),
    after: (_get, _set, done) => void after.push(done),
  });
  const platform = createBrowserPlatform(window);
  const session = createSession(platform);
  const store = createAppStore({ clock: systemClock, platform, session } as Services);
  return {
    sent,
    after,
    session,
    run: (input = 1) => store.set(command.runAtom, input),
    checkAgain: () => store.set(command.checkAgainAtom),
    reset: () => store.set(command.resetAtom),
    state: () => store.get(command.stateAtom),
    onReread: (listener: () => void) => store.get(changesAtom).listen(listener),
  };
}

describe('a command', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is sent once for two activations in one tick, with the state before', async () => {
    const { run, sent, after, state } = setUp({ answers: ['done'] });
    const ends = Promise.all([run(1), run(2)]);
    expect(state()).toEqual({ status: 'sending', input: 1 });
    expect(await ends).toEqual([{ status: 'succeeded', input: 1, done: 'told' }, null]);
    expect(sent).toEqual([[1, 'before 1']]);
    expect(after).toEqual(['told']);
  });

  it.each([
    [
      { kind: 'refused', code: 'NO_DATA', status: 400 },
      { status: 'refused', input: 1, code: 'NO_DATA', mustWait: false },
    ],
    [
      { kind: 'refused', code: 'Slow down', status: 429 },
      { status: 'refused', input: 1, code: 'Slow down', mustWait: true },
    ],
    [{ kind: 'offline' }, { status: 'offline', input: 1 }],
    [{ kind: 'gone' }, { status: 'idle' }],
  ] as [Failure, object][])('ends on %j as %j and may be run again', async (failure, end) => {
    const { run, reset, checkAgain, state } = setUp({ answers: [failure, 'done'], truths: [] });
    expect(state()).toEqual({ status: 'idle' });
    await expect(run()).resolves.toEqual(end);
    await expect(checkAgain()).resolves.toBeNull();
    reset();
    expect(state()).toEqual({ status: 'idle' });
    await expect(run()).resolves.toMatchObject({ status: 'succeeded' });
  });

  it('stays the same object on a reset at rest, so that no key press in a form renders its screens', async () => {
    const { run, reset, state } = setUp({ answers: ['done'] });
    const first = state();
    reset();
    expect(state()).toBe(first);
    await run();
    reset();
    expect(state()).toBe(first);
  });

  it('reconciles an unknown answer without sending again', async () => {
    const { run, after, sent, checkAgain } = setUp({ answers: [{ kind: 'unknown' }], truths: ['done'] });
    await expect(run()).resolves.toEqual({ status: 'succeeded', input: 1, done: 'found out' });
    await expect(checkAgain()).resolves.toBeNull();
    expect(after).toEqual(['found out']);
    expect(sent).toHaveLength(1);
  });

  it('reads the state after 0, 3 and 10 s before it reports "not done" with the server’s message', async () => {
    const answer = { kind: 'unknown', message: 'Out of order' } as const;
    const { run, state } = setUp({ answers: [answer], truths: [null, null, null] });
    void run();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(state()).toEqual({ status: 'unknown', input: 1, message: 'Out of order' });
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toEqual({ status: 'not-done', input: 1, message: 'Out of order' });
  });

  it('that was "not done" is read again on all pages when its request has surely ended', async () => {
    const { run, onReread } = setUp({ answers: [{ kind: 'unknown' }], truths: [null, null, null] });
    const reread = vi.fn();
    onReread(reread);
    void run();
    await vi.advanceTimersByTimeAsync(69_999);
    expect(reread).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reread).toHaveBeenCalledOnce();
  });

  it('was done if its repetition after "not done" is refused because it was carried out late', async () => {
    const wrong = { kind: 'refused', code: 'WRONG_PASSWORD', status: 400 } as const;
    const { run, after, sent } = setUp({
      answers: [{ kind: 'unknown' }, { ...wrong, status: 429 }, wrong, wrong, wrong],
      truths: [null, null, null, null, 'done'],
    });
    const again = async (input = 1) => (await run(input))?.status;
    void run();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([await again(), await again(), await again(2)]).toEqual(['refused', 'refused', 'refused']);
    await expect(run()).resolves.toEqual({ status: 'succeeded', input: 1, done: 'found out' });
    expect([after, sent.length]).toEqual([['found out'], 5]);
  });

  it.each([
    ['compares with the state before', true, 60_000, 'succeeded'],
    ['compares with the state before', true, 60_001, 'refused'],
    ['reads whether it is as ordered', false, 86_400_000, 'succeeded'],
  ] as const)('that %s (%s) and is refused %i ms after "not done" is %s', async (_how, compares, ms, end) => {
    const { run } = setUp({
      answers: [{ kind: 'unknown' }, { kind: 'refused', code: 'WRONG_PASSWORD', status: 400 }],
      truths: [null, null, null, 'done'],
      compares,
    });
    void run();
    await vi.advanceTimersByTimeAsync(10_000 + ms);
    expect((await run())?.status).toBe(end);
  });

  it('stays open while the outcome cannot be read, and is resolved by checking again', async () => {
    const truths: Truth[] = ['unreadable', 'unreadable', 'unreadable', 'unreadable', 'done'];
    const { run, state, reset, checkAgain, sent } = setUp({ answers: [{ kind: 'unknown' }], truths });
    void run();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state()).toEqual({ status: 'unresolved', input: 1, canCheck: true });
    await expect(run()).resolves.toBeNull();
    reset();
    await expect(checkAgain()).resolves.toMatchObject({ status: 'unresolved' });
    await expect(checkAgain()).resolves.toMatchObject({ status: 'succeeded' });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['unreadable', { status: 'unresolved', input: 1, canCheck: true, message: 'Out of order' }],
    [new OutcomeUnproven(), { status: 'unresolved', input: 1, canCheck: false, message: 'Out of order' }],
    [new OrderRefused('NO_DATA'), { status: 'refused', input: 1, code: 'NO_DATA', mustWait: false }],
  ] as [Truth, object][])('whose outcome reads as %s ends as %j', async (truth, end) => {
    const answer = { kind: 'unknown', message: 'Out of order' } as const;
    const { run } = setUp({ answers: [answer], truths: [truth, truth, truth] });
    const ended = run();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(ended).resolves.toEqual(end);
  });

  it('stops reading its outcome when the server asks to wait, and a later check goes on with the readings [8.02]', async () => {
    const wait = new ApiError({ kind: 'refused', code: 'REQUEST_LIMIT', status: 429 });
    const { run, checkAgain } = setUp({ answers: [{ kind: 'unknown' }], truths: [wait, null, null, 'done'] });
    const end = { status: 'unresolved', input: 1, canCheck: true };
    await expect(run()).resolves.toEqual(end);
    await vi.advanceTimersByTimeAsync(1_000);
    const checked = checkAgain();
    await vi.advanceTimersByTimeAsync(9_000);
    await expect(checked).resolves.toMatchObject({ status: 'succeeded' });
  });

  it('reads the outcome after its request was aborted', async () => {
    const { run } = setUp({ answers: [{ kind: 'aborted' }], truths: ['done'] });
    await expect(run()).resolves.toMatchObject({ status: 'succeeded', done: 'found out' });
  });

  it('may run again immediately if no call can read the outcome', async () => {
    const { run, sent } = setUp({ answers: [{ kind: 'unknown' }, 'done'] });
    await expect(run()).resolves.toEqual({ status: 'unresolved', input: 1, canCheck: false });
    await expect(run()).resolves.toMatchObject({ status: 'succeeded' });
    expect(sent).toHaveLength(2);
  });

  it('reports no outcome that it reads while its session ends', async () => {
    const read = Promise.withResolvers<undefined>();
    const { run, session, after } = setUp({
      answers: [{ kind: 'unknown' }],
      truths: ['done'],
      read: read.promise,
    });
    const end = run();
    await vi.advanceTimersByTimeAsync(0);
    session.start('of someone else', false);
    read.resolve(undefined);
    await expect(end).resolves.toBeNull();
    expect(after).toEqual([]);
  });

  it('reports no outcome after its session has ended', async () => {
    const { run, session } = setUp({ answers: [{ kind: 'unknown' }], truths: [null, 'done'] });
    const end = run();
    await vi.advanceTimersByTimeAsync(1_000);
    session.start('of someone else', false);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(end).resolves.toBeNull();
  });
});
