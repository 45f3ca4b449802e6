import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { createMemoryStore } from '../../platform/stores.ts';
import type { KeyValueStore, Platform } from '../../platform/platform.ts';
import { createMoneyAction } from './money-action.ts';
import { OutcomeUnproven } from '../wallet/outcome-unproven.ts';
import { OrderRefused } from './reconcile.ts';
import { missesResumeAtom } from './stashed-orders.ts';
import { systemClock } from '../../lib/clock.ts';
import { createAppStore, type Services } from '../session/services.ts';
import { setPendingOwner } from '../session/pending-orders.ts';
import { createSession, type Session } from '../session/session.ts';
import { createVisit } from '../../platform/visit.ts';

const openSession = () => createSession(createBrowserPlatform(window));

describe('a money action that survives a reload (W1)', () => {
  interface Truth {
    answer: () => Promise<string>;
    reconcile: () => Promise<string | null>;
    runAlone?: Platform['runAlone'];
    isRepeat?: boolean | ((earlier?: string) => boolean);
    limitMs?: number;
    lock?: string;
    signedIn?: Session;
  }

  /** A page with a new store and the session storage of the page before. */
  function openPage(
    session: KeyValueStore,
    { answer, reconcile, runAlone, isRepeat = false, limitMs, lock, signedIn = openSession() }: Truth,
  ) {
    const sent: number[] = [];
    const action = createMoneyAction<number, string, string>({
      pending: {
        name: 'transfer',
        ...(limitMs === undefined ? {} : { limitMs }),
        ...(lock === undefined ? {} : { lock }),
        read: ({ input, before }) =>
          typeof input === 'number' && typeof before === 'string' ? { input, before } : null,
      },
      before: () => Promise.resolve('before'),
      isRepeat: (_get, _input, _before, earlier) =>
        typeof isRepeat === 'function' ? isRepeat(earlier) : isRepeat,
      send: (_get, _set, input) => {
        sent.push(input);
        return answer();
      },
      reconcile: (_get, _set, _input, before) => {
        expect(before).toBe('before');
        return reconcile();
      },
    });
    const platform = { tabStorage: session, runAlone: runAlone ?? ((_name, task) => task()) } as Platform;
    const store = createAppStore({
      platform,
      clock: systemClock,
      session: signedIn,
      visit: createVisit(),
    } as Services);
    return {
      sent,
      run: (confirmed?: boolean) => store.set(action.runAtom, 7, confirmed),
      resume: () => store.set(action.resumeAtom),
      checkAgain: () => store.set(action.checkAgainAtom),
      missResume: () => store.set(missesResumeAtom),
      state: () => store.get(action.stateAtom),
    };
  }

  const never = () => new Promise<never>(() => {});
  const unanswered = () => Promise.reject(new ApiError({ kind: 'unknown' }));

  beforeEach(() => vi.useFakeTimers({ now: 0 }));
  afterEach(() => vi.useRealTimers());

  it('is resumed by the next page, which reads the outcome and sends nothing', async () => {
    const session = createMemoryStore();
    const left = openPage(session, { answer: never, reconcile: never });
    void left.run();
    await vi.advanceTimersByTimeAsync(0);
    expect(left.sent).toEqual([7]);
    const next = openPage(session, { answer: never, reconcile: () => Promise.resolve('found out') });
    await expect(next.resume()).resolves.toEqual({ status: 'succeeded', input: 7, done: 'found out' });
    expect(next.sent).toEqual([]);
    await expect(openPage(session, { answer: never, reconcile: never }).resume()).resolves.toBeNull();
  });

  it('is open on the next page from the start, which sends no second one before the first is resumed', async () => {
    const session = createMemoryStore();
    void openPage(session, { answer: never, reconcile: never }).run();
    await vi.advanceTimersByTimeAsync(0);
    const next = openPage(session, { answer: never, reconcile: () => Promise.resolve('found out') });
    expect(next.state()).toEqual({ status: 'unknown', input: 7, sentAt: 0 });
    await expect(next.run()).resolves.toEqual({ status: 'succeeded', input: 7, done: 'found out' });
    expect(next.sent).toEqual([]);
    void next.run();
    await vi.advanceTimersByTimeAsync(0);
    expect(next.sent).toEqual([7]);
  });

  it('is not being checked while the code that resumes it is missing, and can be checked by hand', async () => {
    const session = createMemoryStore();
    void openPage(session, { answer: never, reconcile: never }).run();
    await vi.advanceTimersByTimeAsync(0);
    const next = openPage(session, { answer: never, reconcile: () => Promise.resolve('found out') });
    next.missResume();
    expect(next.state()).toEqual({ status: 'unresolved', input: 7, canCheck: true, sentAt: 0 });
    await expect(next.checkAgain()).resolves.toEqual({ status: 'succeeded', input: 7, done: 'found out' });
    expect(next.state().status).toBe('succeeded');
    expect(next.sent).toEqual([]);
  });

  it('is no longer open when its member has left the tab to another one before it was resumed', async () => {
    const session = createMemoryStore();
    void openPage(session, { answer: never, reconcile: never }).run();
    await vi.advanceTimersByTimeAsync(0);
    const next = openPage(session, { answer: never, reconcile: never });
    expect(next.state().status).toBe('unknown');
    session.remove('open-intents');
    await expect(next.resume()).resolves.toBeNull();
    expect(next.state().status).toBe('idle');
  });

  it.each([
    [undefined, 60_000, 5],
    [300_000, 300_000, 7],
  ])(
    'is not "not done" before the abandoned request has timed out (limit: %s ms) [9.01] [9.02]',
    async (limitMs, end, readings) => {
      const session = createMemoryStore();
      void openPage(session, { answer: never, reconcile: never }).run();
      await vi.advanceTimersByTimeAsync(0);
      const reconcile = vi.fn(() => Promise.resolve(null));
      const truth = { answer: never, reconcile };
      const next = openPage(session, limitMs === undefined ? truth : { ...truth, limitMs });
      void next.resume();
      await vi.advanceTimersByTimeAsync(end - 1);
      expect(next.state().status).toBe('unknown');
      await vi.advanceTimersByTimeAsync(1);
      expect(next.state().status).toBe('not-done');
      expect(reconcile).toHaveBeenCalledTimes(readings);
    },
  );

  it('stops reading when its session ends, and stays saved', async () => {
    const session = createMemoryStore();
    const signedIn = openSession();
    const reconcile = vi.fn(() => Promise.resolve(null));
    const page = openPage(session, { answer: unanswered, reconcile, signedIn });
    void page.run();
    await vi.advanceTimersByTimeAsync(0);
    signedIn.start('of someone else', false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reconcile).toHaveBeenCalledTimes(1);
    expect(session.get('open-intents')).not.toBeNull();
  });

  it('stays saved only while its outcome is open', async () => {
    const session = createMemoryStore();
    const page = openPage(session, { answer: unanswered, reconcile: unanswered });
    void page.run();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.state().status).toBe('unresolved');
    await expect(page.resume()).resolves.toBeNull();
    const next = openPage(session, {
      answer: never,
      reconcile: () => Promise.reject(new OrderRefused('TRANSFER_FAIL')),
    });
    const end = { status: 'refused', input: 7, code: 'TRANSFER_FAIL', mustWait: false };
    await expect(next.resume()).resolves.toEqual(end);
    expect(session.get('open-intents')).toBeNull();
  });

  it.each([
    ['can be checked again while its request may still arrive', 10_001, true],
    ['is given up and no longer saved once its request has ended', 10_000, false],
  ])('whose outcome no reading can prove %s (W1)', async (_name, limitMs, canCheck) => {
    const session = createMemoryStore();
    const isSaved = () => 'transfer' in JSON.parse(session.get('open-intents') ?? '{}');
    const message = 'Out of order';
    const page = openPage(session, {
      answer: () => Promise.reject(new ApiError({ kind: 'unknown', message })),
      reconcile: () => Promise.reject(new OutcomeUnproven()),
      limitMs,
    });
    void page.run();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.state()).toEqual({ status: 'unresolved', input: 7, canCheck, sentAt: 0, message });
    expect(isSaved()).toBe(canCheck);
    await vi.advanceTimersByTimeAsync(1);
    if (!canCheck) return;
    const end = { status: 'unresolved', input: 7, canCheck: false, sentAt: 0, message };
    await expect(page.checkAgain()).resolves.toEqual(end);
    expect(isSaved()).toBe(false);
  });

  it.each([
    ['is "not done"', null, { status: 'not-done', input: 7 }],
    ['is given up', new OutcomeUnproven(), { status: 'unresolved', input: 7, canCheck: false, sentAt: 0 }],
  ])(
    'whose reading a wait of the service stopped %s only once its request has surely ended [8.02] (W1)',
    async (_name, truth, end) => {
      const session = createMemoryStore();
      void openPage(session, { answer: never, reconcile: never }).run();
      await vi.advanceTimersByTimeAsync(0);
      const truths: (Error | null)[] = [
        new ApiError({ kind: 'refused', code: 'REQUEST_LIMIT', status: 429 }),
      ];
      const next = openPage(session, {
        answer: never,
        reconcile: async () => {
          const reading = truths.length > 0 ? truths.shift() : truth;
          if (reading) throw reading;
          return null;
        },
      });
      const open = { status: 'unresolved', input: 7, canCheck: true, sentAt: 0 };
      await expect(next.resume()).resolves.toEqual(open);
      await vi.advanceTimersByTimeAsync(10_000);
      const checked = next.checkAgain();
      await vi.advanceTimersByTimeAsync(49_999);
      expect(next.state()).toEqual({ status: 'unknown', input: 7, sentAt: 0 });
      expect(session.get('open-intents')).not.toBeNull();
      await vi.advanceTimersByTimeAsync(1);
      await expect(checked).resolves.toEqual(end);
    },
  );

  it('is not forgotten when its screen opens again after the end', async () => {
    const page = openPage(createMemoryStore(), { answer: () => Promise.resolve('told'), reconcile: never });
    const end = await page.run();
    await expect(page.resume()).resolves.toBeNull();
    expect(page.state()).toEqual(end);
  });

  it.each(['{', '[]', '{"transfer":{"input":"7","before":"before"}}', '{"transfer":null}'])(
    'ignores saved text that it cannot read: %s',
    async (text) => {
      const session = createMemoryStore();
      session.set('open-intents', text);
      const page = openPage(session, { answer: never, reconcile: never });
      await expect(page.resume()).resolves.toBeNull();
      expect(page.state().status).toBe('idle');
      expect(session.get('open-intents') ?? '').not.toContain('"7"');
    },
  );

  it('that was "not done" is open no longer, and asks before the next page repeats it', async () => {
    const session = createMemoryStore();
    void openPage(session, { answer: unanswered, reconcile: () => Promise.resolve(null) }).run();
    await vi.advanceTimersByTimeAsync(10_000);
    const isRepeat = vi.fn(() => true);
    const next = openPage(session, { answer: never, reconcile: never, isRepeat });
    expect(next.state()).toEqual({ status: 'idle' });
    await expect(next.resume()).resolves.toBeNull();
    await expect(next.run()).resolves.toMatchObject({ status: 'blocked' });
    expect(isRepeat).toHaveBeenCalledWith('before');
  });

  it('that was "not done" is the reason why the service refuses its repetition on the next page', async () => {
    const session = createMemoryStore();
    void openPage(session, { answer: unanswered, reconcile: () => Promise.resolve(null) }).run();
    await vi.advanceTimersByTimeAsync(10_000);
    const refused = () => Promise.reject(new ApiError({ kind: 'refused', code: 'NO_REFUND', status: 400 }));
    const reconcile = vi.fn<() => Promise<string | null>>(() => Promise.resolve(null));
    const next = openPage(session, { answer: refused, reconcile });
    await expect(next.run()).resolves.toMatchObject({ status: 'refused', code: 'NO_REFUND' });
    reconcile.mockResolvedValue('found out');
    await expect(next.run()).resolves.toEqual({ status: 'succeeded', input: 7, done: 'found out' });
    expect(session.get('open-intents')).toBeNull();
  });

  it('keeps the time when it was sent, by which support finds it (C8)', async () => {
    const session = createMemoryStore();
    void openPage(session, { answer: never, reconcile: () => Promise.resolve(null) }).run();
    await vi.advanceTimersByTimeAsync(30_000);
    const next = openPage(session, { answer: never, reconcile: () => Promise.reject(new Error('down')) });
    void next.resume();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(next.state()).toMatchObject({ status: 'unresolved', sentAt: 0 });
  });

  it('saves only the storable part of the input', async () => {
    const session = createMemoryStore();
    const page = () => {
      const action = createMoneyAction<string, string, string>({
        pending: {
          name: 'transfer',
          write: (_link, before) => ({ input: null, before }),
          read: () => ({ input: '', before: 'before' }),
        },
        before: () => 'before',
        send: never,
        reconcile: () => Promise.resolve('found out'),
      });
      const platform = { tabStorage: session, runAlone: (_name, task) => task() } as Platform;
      const signedIn = openSession();
      return {
        action,
        store: createAppStore({
          platform,
          clock: systemClock,
          session: signedIn,
          visit: createVisit(),
        } as Services),
      };
    };
    const left = page();
    void left.store.set(left.action.runAtom, 'https://a.secret');
    await vi.advanceTimersByTimeAsync(0);
    expect(session.get('open-intents')).toBe('{"transfer":{"input":null,"before":"before","sentAt":0}}');
    const next = page();
    await expect(next.store.set(next.action.resumeAtom)).resolves.toMatchObject({ status: 'succeeded' });
    expect(session.get('open-intents')).toBeNull();
  });

  it.each([
    [undefined, 'money'],
    ['spin', 'spin'],
  ])('with the lock %s runs alone with others of the lock %s', async (lock, name) => {
    const locks: string[] = [];
    const page = openPage(createMemoryStore(), {
      answer: () => Promise.resolve('told'),
      reconcile: never,
      runAlone: (held, task) => {
        locks.push(held);
        return task();
      },
      ...(lock === undefined ? {} : { lock }),
    });
    await page.run();
    expect(locks).toEqual([name]);
  });

  describe('beside other pages of the browser', () => {
    /** The wallet of the page has not been read yet. */
    const UNKNOWN = 'a member not known yet';

    /** Pages with the locks of one browser. */
    function openPages() {
      const held: { name: string; mode: LockMode }[] = [];
      const runAlone: Platform['runAlone'] = async (name, task, mode = 'exclusive') => {
        if (held.some((other) => other.name === name && [other.mode, mode].includes('exclusive')))
          return null;
        held.push({ name, mode });
        return task();
      };
      return (member: string) => {
        const session = createMemoryStore();
        if (member !== UNKNOWN) setPendingOwner({ tabStorage: session } as Platform, member);
        return openPage(session, { answer: never, reconcile: never, runAlone });
      };
    }

    it.each([
      ['m1', 'm1'],
      ['m1', UNKNOWN],
      [UNKNOWN, 'm1'],
      [UNKNOWN, UNKNOWN],
    ])('sends nothing while a page of %s moves money, on a page of %s (W1)', async (first, second) => {
      const pageOf = openPages();
      void pageOf(first).run();
      await vi.advanceTimersByTimeAsync(0);
      const next = pageOf(second);
      void next.run();
      await vi.advanceTimersByTimeAsync(0);
      expect(next.state()).toEqual({ status: 'blocked', input: 7, why: 'busy-elsewhere' });
      expect(next.sent).toEqual([]);
    });

    it('does not wait for another member', async () => {
      const pageOf = openPages();
      void pageOf('m1').run();
      await vi.advanceTimersByTimeAsync(0);
      const next = pageOf('m2');
      void next.run();
      await vi.advanceTimersByTimeAsync(0);
      expect(next.sent).toEqual([7]);
    });
  });

  it('sends nothing while another page moves money', async () => {
    const page = openPage(createMemoryStore(), {
      answer: never,
      reconcile: never,
      runAlone: () => Promise.resolve(null),
    });
    await expect(page.run()).resolves.toEqual({ status: 'blocked', input: 7, why: 'busy-elsewhere' });
    expect(page.sent).toEqual([]);
  });

  it('blocks other pages while it resumes, and resumes although another is busy', async () => {
    const session = createMemoryStore();
    void openPage(session, { answer: never, reconcile: never }).run();
    await vi.advanceTimersByTimeAsync(0);
    const locks: string[] = [];
    const next = openPage(session, {
      answer: never,
      reconcile: unanswered,
      runAlone: (name, task) => {
        locks.push(name);
        return task();
      },
    });
    void next.resume();
    expect(next.state().status).toBe('unknown');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(locks).toEqual(['money']);
    expect(next.state().status).toBe('unresolved');

    const last = openPage(session, {
      answer: never,
      reconcile: () => Promise.resolve('found out'),
      runAlone: () => Promise.resolve(null),
    });
    await expect(last.resume()).resolves.toMatchObject({ status: 'succeeded' });
  });

  it('asks before it repeats an order, and repeats a confirmed one', async () => {
    const page = openPage(createMemoryStore(), {
      answer: () => Promise.resolve('told'),
      reconcile: never,
      isRepeat: true,
    });
    await expect(page.run()).resolves.toEqual({ status: 'blocked', input: 7, why: 'just-done' });
    expect(page.sent).toEqual([]);
    await expect(page.run(true)).resolves.toMatchObject({ status: 'succeeded' });
    expect(page.sent).toEqual([7]);
  });
});
