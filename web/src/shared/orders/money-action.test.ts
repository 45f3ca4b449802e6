import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type Failure } from '../../api/api-error.ts';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import type { Platform } from '../../platform/platform.ts';
import { createMemoryStore } from '../../platform/stores.ts';
import { createMoneyAction } from './money-action.ts';
import { RECONCILE_AFTER_MS } from './reconcile.ts';
import { systemClock } from '../../lib/clock.ts';
import { createAppStore, type Services, servicesAtom } from '../session/services.ts';
import { createSession } from '../session/session.ts';
import { createVisit } from '../../platform/visit.ts';

type Answer = 'done' | Failure;

const openSession = () => createSession(createBrowserPlatform(window));

interface Story {
  answers: Answer[];
  truths?: ('done' | null | 'unreadable')[];
  isOf?: (done: string, until: number) => boolean;
}

function setUp({ answers, truths = [], isOf }: Story) {
  const sent: number[] = [];
  const after: string[] = [];
  let release: (() => void) | undefined;
  const action = createMoneyAction<number, string, string>({
    triedAs: 'spin',
    ...(isOf && { isOf }),
    before: () => 'before',
    send: async (_get, _set, input, before) => {
      expect(before).toBe('before');
      sent.push(input);
      await new Promise<void>((resolve) => (release = resolve));
      const answer = answers.shift() ?? 'done';
      if (answer === 'done') return 'told';
      throw new ApiError(answer);
    },
    reconcile: async (_get, _set, _input, before) => {
      expect(before).toBe('before');
      const truth = truths.length > 0 ? truths.shift() : 'unreadable';
      if (truth === 'unreadable') throw new ApiError({ kind: 'unknown' });
      return truth === 'done' ? 'found out' : null;
    },
    after: (_get, _set, done) => void after.push(done),
  });
  const store = createAppStore({
    platform: { tabStorage: createMemoryStore() } as unknown as Platform,
    clock: systemClock,
    session: openSession(),
    visit: createVisit(),
  } as Services);
  return {
    store,
    sent,
    after,
    isMoving: () => store.get(servicesAtom).visit.snapshot().isMoneyMoving,
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

const used = { kind: 'refused', code: 'TRUELINK_DUPLICATE', status: 400 } as const;

async function notDone(run: () => unknown, answer: () => Promise<void>): Promise<void> {
  void run();
  await answer();
  await vi.advanceTimersByTimeAsync(10_000);
}

describe('a money action (W1)', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('sends and reports nothing once another member has signed in', async () => {
    const session = openSession();
    session.start('a', false);
    const read = Promise.withResolvers<undefined>();
    const sent: number[] = [];
    const action = createMoneyAction<number, undefined, string>({
      before: () => read.promise,
      send: async (_get, _set, input) => {
        sent.push(input);
        return 'told';
      },
      reconcile: async () => null,
    });
    const store = createAppStore({ clock: systemClock, session, visit: createVisit() } as Services);
    const run = store.set(action.runAtom, 1);
    session.start('b', false);
    read.resolve(undefined);
    await expect(run).resolves.toBeNull();
    expect([sent, store.get(action.stateAtom)]).toEqual([[], { status: 'idle' }]);
  });

  it('sends in the tick of the press when it reads nothing first', () => {
    const sent: number[] = [];
    const action = createMoneyAction<number, undefined, string>({
      send: (_get, _set, input) => {
        sent.push(input);
        return new Promise<never>(() => {});
      },
      reconcile: async () => null,
    });
    const services = { clock: systemClock, session: openSession(), visit: createVisit() } as Services;
    void createAppStore(services).set(action.runAtom, 1);
    expect(sent).toEqual([1]);
  });

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

  it('reports moving money until the outcome is known, and during another check (K2)', async () => {
    const { run, answer, checkAgain, state, isMoving } = setUp({
      answers: [{ kind: 'unknown' }],
      truths: ['unreadable', 'unreadable', 'unreadable', 'done'],
    });
    expect(isMoving()).toBe(false);
    void run();
    expect([state().status, isMoving()]).toEqual(['sending', true]);
    await answer();
    expect([state().status, isMoving()]).toEqual(['unknown', true]);
    await vi.advanceTimersByTimeAsync(RECONCILE_AFTER_MS[2]);
    expect([state().status, isMoving()]).toEqual(['unresolved', false]);
    const checked = checkAgain();
    expect(isMoving()).toBe(true);
    await checked;
    expect([state().status, isMoving()]).toEqual(['succeeded', false]);
  });

  it('keeps the code of a refusal and allows a new order', async () => {
    const { run, answer, state, after, sent, checkAgain, reset } = setUp({
      answers: [{ kind: 'refused', code: 'QR_FAIL', status: 400 }, 'done'],
    });
    expect(state()).toEqual({ status: 'idle' });
    void run();
    await answer();
    expect(state()).toEqual({ status: 'refused', input: 1, code: 'QR_FAIL', mustWait: false });
    expect(after).toEqual([]);
    await expect(checkAgain()).resolves.toBeNull();
    reset();
    expect(state()).toEqual({ status: 'idle' });
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

  it('says nothing once the service has ended', async () => {
    const { run, answer, state } = setUp({ answers: [{ kind: 'gone' }] });
    void run();
    await answer();
    expect(state()).toEqual({ status: 'idle' });
  });

  it('finds out immediately that an unanswered order went through', async () => {
    const { run, answer, state, after, sent } = setUp({
      answers: [{ kind: 'unknown' }],
      truths: ['done'],
    });
    void run();
    await answer();
    expect(state()).toMatchObject({ status: 'succeeded', done: 'found out' });
    expect(after).toEqual(['found out']);
    expect(sent).toHaveLength(1);
  });

  it('reads the outcome after 0, 3 and 10 s before it reports "not done" with the server’s message', async () => {
    const message = 'Out of order';
    const { run, answer, state } = setUp({
      answers: [{ kind: 'unknown', message }],
      truths: [null, null, null],
    });
    expect(RECONCILE_AFTER_MS).toEqual([0, 3_000, 10_000]);
    void run();
    await answer();
    expect(state().status).toBe('unknown');
    await vi.advanceTimersByTimeAsync(9_999);
    expect(state().status).toBe('unknown');
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toEqual({ status: 'not-done', input: 1, message });
  });

  it('was done if its repetition after "not done" is refused because it was carried out late', async () => {
    const { run, answer, state, after, sent } = setUp({
      answers: [{ kind: 'unknown' }, used, used],
      truths: [null, null, null, 'done', 'done'],
    });
    await notDone(run, answer);
    void run();
    await answer();
    expect(state()).toEqual({ status: 'succeeded', input: 1, done: 'found out' });
    expect([after, sent]).toEqual([['found out'], [1, 1]]);
    // It is known by now: the next refusal is that of another order.
    void run();
    await answer();
    expect(state()).toMatchObject({ status: 'refused' });
  });

  it.each([
    ['another order', 2, used, []],
    ['one whose outcome cannot be read', 1, used, ['unreadable' as const]],
    ['one that did not happen', 1, used, [null]],
    ['one after which the server asks to wait', 1, { ...used, status: 429 }, ['done' as const]],
  ])('that was "not done" does not hide the refusal of %s', async (_which, input, refusal, truths) => {
    const { run, answer, state } = setUp({
      answers: [{ kind: 'unknown' }, refusal],
      truths: [null, null, null, ...truths],
    });
    await notDone(run, answer);
    void run(input);
    await answer();
    expect(state()).toMatchObject({ status: 'refused', input, code: 'TRUELINK_DUPLICATE' });
  });

  it.each([
    [60_000, 'succeeded'],
    [60_001, 'refused'],
  ])('that was "not done" explains a refusal until its request has surely ended: %i ms', async (ms, end) => {
    const { run, answer, state } = setUp({
      answers: [{ kind: 'unknown' }, used],
      truths: [null, null, null, 'done'],
    });
    await notDone(run, answer);
    await vi.advanceTimersByTimeAsync(ms);
    void run();
    await answer();
    expect(state().status).toBe(end);
  });

  it.each([
    [true, 'succeeded'],
    [false, 'refused'],
  ])(
    'that can be done only once explains a refusal a day later if the effect is of its time: %s',
    async (isOf, end) => {
      const untils: number[] = [];
      const { run, answer, state } = setUp({
        answers: [{ kind: 'unknown' }, used],
        truths: [null, null, null, 'done'],
        isOf: (done, until) => {
          expect(done).toBe('found out');
          untils.push(until);
          return isOf;
        },
      });
      await notDone(run, answer);
      const until = Date.now() + 60_000;
      await vi.advanceTimersByTimeAsync(86_400_000);
      void run();
      await answer();
      expect([state().status, untils]).toEqual([end, [until]]);
    },
  );

  it('that was "not done" is no reason of a refusal after another one has succeeded: what that left may look the same', async () => {
    const { run, answer, state } = setUp({
      answers: [{ kind: 'unknown' }, 'done', used],
      truths: [null, null, null, 'done'],
    });
    await notDone(run, answer);
    for (const input of [2, 1]) {
      void run(input);
      await answer();
    }
    expect(state()).toMatchObject({ status: 'refused', input: 1 });
  });

  it('does not start again while the outcome is open, and never by itself', async () => {
    const { run, answer, state, sent } = setUp({
      answers: [{ kind: 'unknown' }],
      truths: [null, null, 'unreadable'],
    });
    void run();
    await answer();
    await expect(run()).resolves.toBeNull();
    await vi.advanceTimersByTimeAsync(600_000);
    // The last reading failed, so the outcome is unknown and must not be "not done".
    expect(state().status).toBe('unresolved');
    await expect(run()).resolves.toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('resolves an open outcome when the member checks again', async () => {
    const { run, answer, state, checkAgain } = setUp({
      answers: [{ kind: 'unknown' }],
      truths: ['unreadable', 'unreadable', 'unreadable', 'unreadable', 'done'],
    });
    void run();
    await answer();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state().status).toBe('unresolved');
    await checkAgain();
    expect(state().status).toBe('unresolved');
    await checkAgain();
    expect(state()).toMatchObject({ status: 'succeeded', done: 'found out' });
  });

  it('stays the same object on a reset at rest, so that no key press in a form renders its screens', async () => {
    const { run, answer, state, reset } = setUp({ answers: ['done'] });
    const first = state();
    reset();
    expect(state()).toBe(first);
    void run();
    await answer();
    expect(state().status).toBe('succeeded');
    reset();
    expect(state()).toBe(first);
  });

  it('does not forget an open outcome on reset', async () => {
    const { run, answer, state, reset } = setUp({ answers: [{ kind: 'unknown' }] });
    void run();
    reset();
    expect(state().status).toBe('sending');
    await answer();
    reset();
    expect(state().status).toBe('unknown');
    await vi.advanceTimersByTimeAsync(10_000);
    reset();
    expect(state().status).toBe('unresolved');
  });
});

describe('a money action that reads the state first (W1)', () => {
  const start = (known: () => Promise<string>) => {
    const sent: number[] = [];
    const action = createMoneyAction<number, string, string>({
      before: known,
      send: (_get, _set, input) => {
        sent.push(input);
        return Promise.resolve('told');
      },
      reconcile: () => Promise.resolve(null),
    });
    const store = createAppStore({
      platform: {} as Platform,
      clock: systemClock,
      session: openSession(),
      visit: createVisit(),
    } as Services);
    return { sent, run: () => store.set(action.runAtom, 7) };
  };

  it.each([
    [{ kind: 'unknown' }, { status: 'not-ready', input: 7 }],
    [
      { kind: 'unknown', message: 'Out of order' },
      { status: 'not-ready', input: 7, message: 'Out of order' },
    ],
    [{ kind: 'aborted' }, { status: 'not-ready', input: 7 }],
    [{ kind: 'offline' }, { status: 'offline', input: 7 }],
    [
      { kind: 'refused', code: 'REQUEST_LIMIT', status: 429 },
      { status: 'refused', input: 7, code: 'REQUEST_LIMIT', mustWait: true },
    ],
    [{ kind: 'gone' }, { status: 'idle' }],
  ] as [Failure, object][])('sends nothing when the state cannot be read: %j', async (failure, end) => {
    const { run, sent } = start(() => Promise.reject(new ApiError(failure)));
    await expect(run()).resolves.toEqual(end);
    expect(sent).toEqual([]);
  });
});
