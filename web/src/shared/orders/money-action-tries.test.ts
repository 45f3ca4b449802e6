import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type Failure } from '../../api/api-error.ts';
import { systemClock } from '../../lib/clock.ts';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import type { Platform } from '../../platform/platform.ts';
import { createMemoryStore } from '../../platform/stores.ts';
import { createVisit } from '../../platform/visit.ts';
import { restorePending, setPendingOwner, stashPending } from '../session/pending-orders.ts';
import { createAppStore, type Services } from '../session/services.ts';
import { createSession } from '../session/session.ts';
import { OutcomeOpen, OutcomeUnproven } from '../wallet/outcome-unproven.ts';
import { createMoneyAction } from './money-action.ts';

const LOST: Failure = { kind: 'unknown' };
const REFUSED: Failure = { kind: 'refused', code: 'TRANSFER_FAIL', status: 400 };

/** A tab and what the service has carried out; each reload is another page of the tab. */
function openTab() {
  const platform = {
    keepsWork: true,
    tabStorage: createMemoryStore(),
    runAlone: (_name, task) => task(),
  } as Platform;
  const rows: number[] = [];
  /** Orders of which no reading can tell. */
  const unproven: number[] = [];
  /** Orders of which a later reading may tell. */
  const open: number[] = [];

  function openPage() {
    let answer: Failure | 'done' = 'done';
    const store = createAppStore({
      platform,
      clock: systemClock,
      session: createSession(createBrowserPlatform(window)),
      visit: createVisit(),
      call: () => new Promise(() => {}),
    } as unknown as Services);
    /** What `bring_back` leaves does not name it. */
    const createDoor = (name: 'transfer' | 'game_move:PG' | 'bring_back') =>
      createMoneyAction<number, number[], string>({
        pending: {
          name,
          read: ({ input, before }) => ({ input: input as number, before: before as number[] }),
        },
        triedAs: 'transfer',
        before: () => Promise.resolve([...rows]),
        ...(name === 'game_move:PG' && { asksWhileTryRuns: true }),
        ...(name !== 'bring_back' && {
          isRepeat: (_get, input, before, earlier) =>
            earlier !== undefined && before.slice(earlier.length).includes(input),
        }),
        send: (_get, _set, input) => {
          if (answer !== 'done') return Promise.reject(new ApiError(answer));
          rows.push(input);
          return Promise.resolve('told');
        },
        reconcile: (_get, _set, input, before) => {
          if (unproven.includes(input)) return Promise.reject(new OutcomeUnproven());
          if (open.includes(input)) return Promise.reject(new OutcomeOpen());
          return Promise.resolve(rows.slice(before.length).includes(input) ? 'found out' : null);
        },
      });
    const doors = {
      dialog: createDoor('transfer'),
      game: createDoor('game_move:PG'),
      back: createDoor('bring_back'),
    };
    const order = async (
      input: number,
      how: { answer?: Failure; door?: keyof typeof doors; confirmed?: boolean } = {},
    ): Promise<string | undefined> => {
      answer = how.answer ?? 'done';
      const end = store.set(doors[how.door ?? 'dialog'].runAtom, input, how.confirmed);
      await vi.advanceTimersByTimeAsync(10_000);
      return (await end)?.status;
    };
    const checkAgain = (door: keyof typeof doors) => store.set(doors[door].checkAgainAtom);
    return Object.assign(order, { checkAgain });
  }

  const expire = () => stashPending(platform);
  /** The wallet tells whose session it is. */
  const know = () => {
    restorePending(platform, 'm1');
    setPendingOwner(platform, 'm1');
  };
  return { rows, unproven, open, openPage, expire, know };
}

describe('an order that was "not done" (W1)', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('and came late is asked for after a reload, although others were "not done" meanwhile', async () => {
    const { rows, openPage } = openTab();
    const order = openPage();
    for (const input of [1, 2, 1]) expect(await order(input, { answer: LOST })).toBe('not-done');
    rows.push(1, 2);
    const next = openPage();
    expect([await next(1), await next(2)]).toEqual(['blocked', 'blocked']);
  });

  it.each([
    { afterMs: 49_999, status: 'blocked', sent: [] },
    { afterMs: 50_000, status: 'succeeded', sent: [1] },
  ])(
    'is asked for until a minute after it was sent: $status after $afterMs ms',
    async ({ afterMs, status, sent }) => {
      const { rows, openPage } = openTab();
      expect(await openPage()(1, { answer: LOST, door: 'dialog' })).toBe('not-done');
      await vi.advanceTimersByTimeAsync(afterMs);
      const next = openPage();
      expect(await next(1, { door: 'game' })).toBe(status);
      expect(rows).toEqual(sent);
      expect(await next(1, { door: 'game', confirmed: true })).toBe('succeeded');
    },
  );

  it.each(['dialog', 'back'] as const)(
    'before its session expired is not repeated until the wallet tells whose it is (%s)',
    async (door) => {
      const { rows, openPage, expire, know } = openTab();
      know();
      expect(await openPage()(1, { answer: LOST, door })).toBe('not-done');
      expire();
      const next = openPage();
      expect(await next(1, { door })).toBe('not-ready');
      expect(rows).toEqual([]);
      know();
      rows.push(1);
      expect(await next(1, { door, answer: REFUSED })).toBe(door === 'dialog' ? 'blocked' : 'succeeded');
    },
  );

  it('again after a confirmed question is asked for after a reload too', async () => {
    const { rows, openPage } = openTab();
    const order = openPage();
    await order(1, { answer: LOST });
    rows.push(1);
    expect(await order(1)).toBe('blocked');
    expect(await order(1, { answer: LOST, confirmed: true })).toBe('not-done');
    rows.push(1);
    const next = openPage();
    expect(await next(1)).toBe('blocked');
    // The member knows of both by now.
    expect(await openPage()(1)).toBe('succeeded');
  });

  it('is over when another door succeeds with it: nothing is asked hours later', async () => {
    const { openPage } = openTab();
    const order = openPage();
    await order(1, { answer: LOST, door: 'game' });
    expect(await order(1)).toBe('succeeded');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await order(1, { door: 'game' })).toBe('succeeded');
  });

  it('is the reason of a refusal also after another order has ended as one that no reading can tell', async () => {
    const { rows, unproven, openPage } = openTab();
    const order = openPage();
    unproven.push(1);
    expect(await order(1, { answer: LOST, door: 'game' })).toBe('unresolved');
    await vi.advanceTimersByTimeAsync(35_000);
    expect(await order(2, { answer: LOST, door: 'back' })).toBe('not-done');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await order.checkAgain('game')).toMatchObject({ status: 'unresolved', canCheck: false });
    rows.push(2);
    expect(await order(2, { answer: REFUSED, door: 'back' })).toBe('succeeded');
  });

  it.each([false, true])(
    'is asked for once it stayed open for a day, and no reading told of it (after a reload: %s)',
    async (isReloaded) => {
      const { rows, open, openPage } = openTab();
      let order = openPage();
      open.push(1);
      const check = async () => {
        const end = order.checkAgain('dialog');
        await vi.advanceTimersByTimeAsync(60_000);
        return end;
      };
      expect(await order(1, { answer: LOST })).toBe('unresolved');
      await vi.advanceTimersByTimeAsync(24 * 3_600_000 - 180_000);
      expect(await check()).toMatchObject({ status: 'unresolved', canCheck: true });
      await vi.advanceTimersByTimeAsync(180_000);
      if (isReloaded) order = openPage();
      expect(await check()).toMatchObject({ status: 'unresolved', canCheck: false });
      rows.push(1);
      expect(await order(1)).toBe('blocked');
      expect(await order(1)).toBe('succeeded');
    },
  );

  it('and was carried out long ago is no reason of the refusal of a later one, which was "not done" too', async () => {
    const { rows, openPage } = openTab();
    const order = openPage();
    await order(1, { answer: LOST, door: 'back' });
    rows.push(1);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await order(1, { answer: LOST, door: 'back' })).toBe('not-done');
    expect(await order(1, { answer: REFUSED, door: 'back' })).toBe('refused');
    // The later one comes now.
    rows.push(1);
    expect(await order(1, { answer: REFUSED, door: 'back' })).toBe('succeeded');
  });

  it('is no reason of the refusal of a confirmed one that was sent after it had come', async () => {
    const { rows, openPage } = openTab();
    const order = openPage();
    await order(1, { answer: LOST, confirmed: true });
    rows.push(1);
    expect(await order(1, { answer: REFUSED, confirmed: true })).toBe('refused');
  });
});

describe('an order whose outcome is open at one door (W1)', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const doors = [
    ['game', 'dialog', false],
    ['dialog', 'game', false],
    ['game', 'dialog', true],
  ] as const;

  it.each(doors)(
    'is not sent at another one, which asks once it was carried out (%s, then %s, after a reload: %s)',
    async (first, second, isReloaded) => {
      const { rows, open, openPage } = openTab();
      let order = openPage();
      open.push(1);
      expect(await order(1, { answer: LOST, door: first })).toBe('unresolved');
      if (isReloaded) order = openPage();
      expect(await order(1, { door: second })).toBe('blocked');
      expect(await order(1, { door: second, confirmed: true })).toBe('blocked');
      expect(rows).toEqual([]);
      expect(await order(2, { door: second })).toBe('succeeded');
      open.length = 0;
      rows.push(1);
      expect(await order(1, { door: second })).toBe('blocked');
      expect(rows).toEqual([2, 1]);
      expect(await order(1, { door: second, confirmed: true })).toBe('succeeded');
      expect(rows).toEqual([2, 1, 1]);
    },
  );

  it('may be given at another one when its request has surely ended without effect', async () => {
    const { rows, open, openPage } = openTab();
    const order = openPage();
    open.push(1);
    expect(await order(1, { answer: LOST, door: 'game' })).toBe('unresolved');
    open.length = 0;
    await vi.advanceTimersByTimeAsync(50_000);
    expect(await order(1)).toBe('blocked');
    expect(rows).toEqual([]);
    expect(await order(1)).toBe('succeeded');
  });

  it.each([
    ['no reading can tell and its request has surely ended', 'unproven', 50_000],
    ['it stayed open for a day', 'open', 24 * 3_600_000],
  ] as const)('may be given at another one after a question when %s', async (_when, kind, endsAfter) => {
    const tab = openTab();
    const order = tab.openPage();
    tab[kind].push(1);
    expect(await order(1, { answer: LOST, door: 'game' })).toBe('unresolved');
    expect(await order(1, { confirmed: true })).toBe('blocked');
    await vi.advanceTimersByTimeAsync(endsAfter);
    expect(await order(1)).toBe('blocked');
    expect(tab.rows).toEqual([]);
    expect(await order(1, { confirmed: true })).toBe('succeeded');
    expect(tab.rows).toEqual([1]);
  });
});
