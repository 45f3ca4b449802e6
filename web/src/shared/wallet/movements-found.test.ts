import { satang } from 'contracts/rules';
import { atom } from 'jotai';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../platform/stores.ts';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { nextTask, systemClock } from '../../lib/clock.ts';
import { createAppStore, type Services } from '../session/services.ts';
import { type Balances, balancesOf } from './balances.ts';
import {
  type Baseline,
  cameSinceOpening,
  findNewRows,
  noteKnownRowsAtom,
  readMovement,
  takeBaseline,
} from './movements.ts';
import { OutcomeOpen, OutcomeUnproven } from './outcome-unproven.ts';
import type { Likeness } from './statement-rows.ts';
import type { Wallet } from './wallet-reply.ts';
import { loadWalletAtom } from './wallet-state.ts';

/** Baht of a transfer; the entries are a minute apart, unless one has its own minute. */
type Entry = number | [baht: number, status: string, minute?: number];

interface Service {
  /** Baht of the transfers on the statement, newest first; null: it cannot be read. */
  entries: Entry[] | null;
  /** The most entries that a call gives. */
  longest?: number;
  /** Places of entries that the pages lack, and the total counts. */
  missing?: number[];
  /** More that the total counts. */
  uncounted?: number;
  /** What the readings of the statement wait for that begin now. */
  gate?: Promise<void>;
  /** Fields of each entry that are of another type. */
  damage?: object;
  /** Baht in the wallet and in an open game; null: the wallet cannot be read. */
  money: [wallet: number | null, game: number] | null;
}

const slot = (code: string, amount: number, isActive: boolean) => ({
  code,
  name: code,
  category: 'slot',
  isActive,
  amount,
  ftWalletSlot: 1,
});
const entryOf = (entry: Entry, index: number, all: readonly unknown[]) => {
  const [amount, status, minute = all.length - index] =
    typeof entry === 'number' ? [entry, 'SUCCESS'] : entry;
  return {
    statementType: 'transfer',
    status,
    amount,
    from: 'WALLET',
    to: 'PG',
    createdAt: new Date(minute * 60_000).toISOString(),
  };
};

function setUp(service: Service) {
  const replies = {
    'POST /api/statement': ({ page, limit }: { page: number; limit: number }) => {
      const { entries, missing = [], uncounted = 0, longest = limit } = service;
      const size = Math.min(limit, longest);
      return (
        entries && {
          total: entries.length + uncounted,
          statements: entries
            .map((...entry) => ({ ...entryOf(...entry), ...service.damage }))
            .map((entry, index) => (missing.includes(index) ? [] : [entry]))
            .slice((page - 1) * size, page * size)
            .flat(),
        }
      );
    },
    'GET /api/wallet': () =>
      service.money && {
        profile: { _id: '1', name: 'Som', username: '0812345678', coin: 0 },
        wallet: { amount: service.money[0] },
        slots: [slot('PG', service.money[1], true), slot('JOKER', 0, false)],
      },
  };
  const sessionEnd = new AbortController();
  const store = createAppStore({
    clock: systemClock,
    platform: { tabStorage: createMemoryStore() },
    session: {
      signal: () => sessionEnd.signal,
      snapshot: () => ({ id: 1 }),
      token: () => 'token',
    },
    call: async (
      key: keyof typeof replies,
      read: (reply: unknown) => unknown,
      {
        body = { page: 1, limit: 100 },
        signal,
      }: { body?: { page: number; limit: number }; signal?: AbortSignal } = {},
    ) => {
      const leave = new Promise((_, reject) => signal?.addEventListener('abort', reject));
      if (key === 'POST /api/statement') await Promise.race([service.gate, leave]);
      const reply = replies[key](body);
      if (!reply) throw new TypeError(`${key} fails`);
      return read(reply);
    },
  } as unknown as Services);
  const baselineAtom = atom(null, (get) => takeBaseline(get));
  const cameAtom = atom(null, (get, _set, baseline: Baseline, ...earlier: [Baseline?, number?]) =>
    cameSinceOpening(get, baseline, like, ...earlier),
  );
  const findAtom = atom(null, (get, set, baseline: Baseline) =>
    findNewRows(get, set, baseline, { like, isMoved }),
  );
  return {
    loadWallet: () => store.set(loadWalletAtom),
    open: () => store.set(noteKnownRowsAtom),
    before: () => store.set(baselineAtom),
    endSession: () => sessionEnd.abort(),
    came: (baseline: Baseline, ...earlier: [Baseline?, number?]) => store.set(cameAtom, baseline, ...earlier),
    found: (baseline: Baseline) => store.set(findAtom, baseline),
    find: async (baseline: Baseline) => (await store.set(findAtom, baseline)).map(({ amount }) => amount),
  };
}

/** A transfer of 50 baht into a game. */
const like: Likeness = { type: 'transfer', from: 'WALLET', to: 'PG', amount: satang(5_000) };
const isMoved = (before: Balances, now: Balances) => now['WALLET'] === (before['WALLET'] ?? 0) - 5_000;

describe('the entries of an order (W1)', () => {
  it('are no longer read before an order whose session is over', async () => {
    const { before, endSession } = setUp({ entries: [50], money: [100, 0], gate: new Promise(() => {}) });
    const reading = before();
    endSession();
    const isLeft = await Promise.race([reading.then(() => true), nextTask().then(() => false)]);
    expect(isLeft).toBe(true);
  });

  it('are those of its kind that were not there before', async () => {
    const service: Service = { entries: [50, 20], money: [100, 0] };
    const { before, find } = setUp(service);
    const baseline = await before();
    expect(await find(baseline)).toEqual([]);
    service.entries = [70, 50, 50, 20];
    expect(await find(baseline)).toEqual([5_000]);
  });

  it('are found, or not, also where a call gives fewer entries than were asked for', async () => {
    const service: Service = { entries: [70, 60, 50, 40, 30, 20, 10], money: [100, 0], longest: 3 };
    const { before, find } = setUp(service);
    const baseline = await before();
    expect(baseline.keys).toHaveLength(3);
    expect(await find(baseline)).toEqual([]);
    service.entries = [50, ...(service.entries ?? [])];
    expect(await find(baseline)).toEqual([5_000]);
  });

  it.each([
    ['newest of 5', 5, [0]],
    ['oldest of 5', 5, [4]],
    ['first and third of 5', 5, [0, 2]],
    ['middle three of 5', 5, [1, 2, 3]],
    ['hundredth of 151', 151, [99]],
    ['newest of 1', 1, [0]],
    ['two newest of 2', 2, [0, 1]],
  ])('are unknown while the %s entries are missing, which may be theirs', async (_which, count, missing) => {
    const others = Array.from({ length: count - 1 }, (_, index) => 1_000 + index);
    const service: Service = { entries: others, money: [100, 0] };
    const { before, find } = setUp(service);
    const baseline = await before();
    service.entries = [50, ...others];
    service.missing = missing;
    await expect(find(baseline)).rejects.toThrow('missing');
    service.missing = [];
    expect(await find(baseline)).toEqual([5_000]);
  });

  it.each([
    ['100', 100],
    ['10, where a call gives no more', 10],
  ])('are no older one that a list of %s shows only because a newer one is gone', async (_which, longest) => {
    const others = Array.from({ length: longest }, (_, index) => 1_000 + index);
    const service: Service = { entries: [...others, 50], money: [100, 0], longest };
    const { loadWallet, open, before, came, find } = setUp(service);
    await loadWallet();
    await open();
    const baseline = await before();
    service.entries = [...others.slice(1), 50];
    expect(await find(baseline)).toEqual([]);
    expect(came(await before())).toBe(false);
    expect(came(await before(), baseline)).toBe(false);
    // Nor where an earlier one cannot be read.
    service.entries = [...others.slice(1), NaN];
    expect(await find(baseline)).toEqual([]);
    service.entries = [50, ...others, 50];
    expect(await find(baseline)).toEqual([5_000]);
    expect(came(await before(), baseline)).toBe(true);
  });

  it('are no older one of the moment of the oldest that was there, and may be one of the moment of the only one', async () => {
    const entries = Array.from({ length: 11 }, (_, index) => (index === 10 ? 50 : 1_000 + index));
    const at = (time: number) => ({ createdAt: new Date(time).toISOString() });
    const service: Service = { entries, money: [100, 0], longest: 10, damage: at(60_000) };
    const { before, find } = setUp(service);
    const baseline = await before();
    service.entries = entries.slice(1);
    expect(await find(baseline)).toEqual([]);
    service.entries = [20];
    const single = await before();
    service.entries = [50, 20];
    expect(await find(single)).toEqual([5_000]);
  });

  it('are no older one where damaged ones of one moment were there', async () => {
    const others = [30, 30, ...[20, 19, 18, 17, 16, 15], 1].map((minute, index): Entry => [
      index < 2 ? NaN : 1_000 + index,
      'SUCCESS',
      minute,
    ]);
    const entries: Entry[] = [[1_000, 'SUCCESS', 40], ...others, [50, 'SUCCESS', 1]];
    const service: Service = { entries, money: [100, 0], longest: 10 };
    const { open, before, came, find } = setUp(service);
    await open();
    const baseline = await before();
    service.entries = entries.slice(1);
    expect(await find(baseline)).toEqual([]);
    expect(came(await before())).toBe(false);
    expect(came(await before(), baseline)).toBe(false);
  });

  it.each([
    ['known', true],
    ['unknown', false],
  ])(
    'may be older than all that were there, where the list grew and balances are %s',
    async (_which, isKnown) => {
      const first: Entry = [60, 'SUCCESS', 9];
      const service: Service = { entries: [first], money: [100, 0] };
      const { loadWallet, open, before, came, find } = setUp(service);
      if (isKnown) await loadWallet();
      await open();
      const baseline = await before();
      service.entries = [first, [50, 'SUCCESS', 1]];
      service.money = [50, 50];
      expect(await find(baseline)).toEqual([5_000]);
      expect(came(await before())).toBe(true);
      expect(came(await before(), baseline)).toBe(true);
    },
  );

  it('are unknown for now on a list shorter than the one of damaged twins that it no longer shows', async () => {
    const twin: Entry = [NaN, 'SUCCESS', 1];
    const service: Service = { entries: [twin, twin], money: [100, 0] };
    const { before, find } = setUp(service);
    const baseline = await before();
    service.entries = [[70, 'SUCCESS', 2]];
    await expect(find(baseline)).rejects.toThrow(OutcomeOpen);
  });

  it('are unknown while the total counts an entry that the pages do not have yet', async () => {
    const service: Service = { entries: [40, 30, 20, 10], money: [100, 0], uncounted: 1 };
    const { find, before } = setUp({ ...service, uncounted: 0 });
    const baseline = await before();
    await expect(setUp(service).find(baseline)).rejects.toThrow('missing');
    expect(await find(baseline)).toEqual([]);
  });

  it('are proved by the balances where the statement could not be read before', async () => {
    const service: Service = { entries: null, money: [100, 0] };
    const { loadWallet, before, find } = setUp(service);
    await loadWallet();
    const baseline = await before();
    expect(baseline).toEqual({ keys: null, balances: { WALLET: 10_000, PG: 0 }, rows: [] });
    service.entries = [50, 50];
    expect(await find(baseline)).toEqual([]);
    service.money = [50, 50];
    expect(await find(baseline)).toEqual([5_000]);
    service.entries = [70];
    await expect(find(baseline)).rejects.toThrow(OutcomeUnproven);
  });

  it('have come since a try if they are new in the form, or of its time, where none were known before it', async () => {
    const service: Service = { entries: [20], money: [100, 0] };
    const { open, before, came } = setUp(service);
    const earlier: Baseline = { keys: null, balances: null, rows: [] };
    const later = 3_600_000;
    await open();
    service.entries = [50, 20];
    expect(came(await before(), earlier, later)).toBe(true);
    await open();
    expect(came(await before(), earlier, later)).toBe(false);
    expect(came(await before(), earlier, 120_000)).toBe(true);
  });

  it.each([
    ['a try', true, true],
    ['the form was opened', false, false],
  ])(
    'may have come since %s where their time cannot be read, unless they failed: %s',
    async (_since, isTry, has) => {
      const service: Service = { entries: [20], money: [100, 0] };
      const { open, before, came } = setUp(service);
      await open();
      const known = await before();
      const earlier: [Baseline?, number?] = isTry ? [known, 60_000] : [];
      service.entries = [50, 20];
      service.damage = { createdAt: 'soon' };
      expect(came(await before(), ...earlier)).toBe(has);
      service.entries = [[50, 'FAILED'], 70];
      expect(came(await before(), ...earlier)).toBe(false);
      // The statement could not be read before the try.
      service.entries = [50, 20];
      if (isTry) expect(came(await before(), { ...known, keys: null }, 60_000)).toBe(true);
    },
  );

  it('are unknown when balances have changed that the order alone does not explain', async () => {
    const service: Service = { entries: null, money: [100, 0] };
    const { loadWallet, before, find } = setUp(service);
    await loadWallet();
    const baseline = await before();
    service.entries = [50];
    service.money = [80, 50];
    await expect(find(baseline)).rejects.toThrow(OutcomeUnproven);
    service.money = [100, 20];
    await expect(find(baseline)).rejects.toThrow(OutcomeUnproven);
  });

  it('are unknown where a game could not be read before, nor the statement', async () => {
    const service: Service = { entries: null, money: [100, NaN] };
    const { loadWallet, before, find } = setUp(service);
    await loadWallet();
    const baseline = await before();
    service.entries = [50];
    await expect(find(baseline)).rejects.toThrow(OutcomeUnproven);
  });

  it('are unknown on a statement that shows none of the earlier ones', async () => {
    const service: Service = { entries: [70, 20], money: [100, 0] };
    const { loadWallet, before, find } = setUp(service);
    await loadWallet();
    const baseline = await before();
    Object.assign(service, { entries: [], money: [50, 50] });
    await expect(find(baseline)).rejects.toThrow('another movement');
    // A later reading may show the earlier ones again.
    await expect(find(baseline)).rejects.not.toThrow(OutcomeUnproven);
    // The balances tell whether money has moved.
    service.money = [100, 0];
    expect(await find(baseline)).toEqual([]);
    Object.assign(service, { entries: [50], money: [50, 50] });
    expect(await find(baseline)).toEqual([5_000]);
    await expect(find({ ...baseline, balances: null })).rejects.toThrow('to compare with');
    // It may be purged for good.
    service.entries = [70];
    await expect(find({ ...baseline, balances: null })).rejects.toThrow(OutcomeOpen);
    await expect(find(baseline)).rejects.toThrow(OutcomeOpen);
  });

  it('are unknown for good once others have taken the place of the earlier ones', async () => {
    const service: Service = { entries: [70, 20], money: [100, 0] };
    const { loadWallet, before, find } = setUp(service);
    await loadWallet();
    const baseline = await before();
    Object.assign(service, { entries: [30, 40], money: [30, 70] });
    await expect(find(baseline)).rejects.toThrow(OutcomeUnproven);
    await expect(find({ ...baseline, balances: null })).rejects.toThrow(OutcomeUnproven);
    // Fewer of them may be a damaged list.
    service.entries = [30];
    await expect(find(baseline)).rejects.not.toThrow(OutcomeUnproven);
  });

  it('are unknown while the money has moved and the statement lags behind', async () => {
    const service: Service = { entries: [70, 20], money: [100, 0] };
    const { loadWallet, before, find } = setUp(service);
    await loadWallet();
    const baseline = await before();
    service.money = [50, 50];
    await expect(find(baseline)).rejects.toThrow(OutcomeUnproven);
    service.entries = [60, 70, 20];
    await expect(find(baseline)).rejects.toThrow(OutcomeUnproven);
    service.entries = [50, 60, 70, 20];
    expect(await find(baseline)).toEqual([5_000]);
  });

  it('are none while other new entries say how the balances have changed, and unknown while they do not', async () => {
    const service: Service = { entries: [20], money: [100, 0] };
    const { loadWallet, before, find } = setUp(service);
    await loadWallet();
    const baseline = await before();
    Object.assign(service, { entries: [[90, 'FAILED'], 70, 20], money: [30, 70] });
    expect(await find(baseline)).toEqual([]);
    // Of one in progress, the money has left the wallet.
    service.entries = [[10, 'PENDING'], 70, 20];
    await expect(find(baseline)).rejects.toThrow(OutcomeUnproven);
    service.money = [20, 70];
    expect(await find(baseline)).toEqual([]);
    service.money = [20, 80];
    await expect(find(baseline)).rejects.toThrow(OutcomeUnproven);
    // An entry of before may come late.
    service.money = [100, 0];
    expect(await find(baseline)).toEqual([]);
  });

  it('are unknown on a statement that is empty before and after', async () => {
    const service: Service = { entries: [], money: [100, 0] };
    const { loadWallet, before, find } = setUp(service);
    await loadWallet();
    const baseline = await before();
    expect(await find(baseline)).toEqual([]);
    service.money = [50, 50];
    await expect(find(baseline)).rejects.toThrow('another movement');
    service.entries = [50];
    expect(await find(baseline)).toEqual([5_000]);
    Object.assign(service, { entries: [70], money: [30, 70] });
    expect(await find(baseline)).toEqual([]);
  });

  it('are unknown while a new row has no amount, and not because of an old one', async () => {
    const service: Service = { entries: [NaN, 20], money: [100, 0] };
    const { before, find } = setUp(service);
    const baseline = await before();
    expect(await find(baseline)).toEqual([]);
    service.entries = [NaN, 70, NaN, 20];
    await expect(find(baseline)).rejects.toThrow(OutcomeUnproven);
    service.entries = [50, NaN, 20];
    expect(await find(baseline)).toEqual([5_000]);
  });

  it.each([
    { from: 7 },
    { to: null },
    { statementType: '' },
    { createdAt: 'soon' },
    { amount: '50' },
    { from: '' },
  ])('are unknown while a new row with %j may be one of them', async (damage) => {
    const service: Service = { entries: [], money: [100, 0] };
    const { before, find } = setUp(service);
    const baseline = await before();
    Object.assign(service, { entries: [50], damage });
    await expect(find(baseline)).rejects.toThrow(OutcomeUnproven);
    // What can be read tells that it is another movement.
    service.damage = {
      ...damage,
      ...('statementType' in damage ? { from: 'SCB' } : { statementType: 'deposit' }),
    };
    expect(await find(baseline)).toEqual([]);
  });

  it('include one that succeeded beside one that failed, whichever is newer', async () => {
    const service: Service = { entries: null, money: [100, 0] };
    const { loadWallet, before, found } = setUp(service);
    await loadWallet();
    const baseline = await before();
    service.entries = [[50, 'FAILED'], 50];
    service.money = [50, 50];
    expect((await found(baseline)).map(({ status }) => status)).toEqual(['success']);
  });

  it('are not older ones that a damaged reading showed differently', async () => {
    const service: Service = { entries: [50, 20], money: [100, 0] };
    const { loadWallet, open, before, came, find } = setUp(service);
    await loadWallet();
    service.damage = { amount: null };
    await open();
    const baseline = await before();
    for (const damage of [{ amount: null }, { from: 7 }, { statementType: {} }, { status: null }]) {
      service.damage = damage;
      const damaged = await before();
      service.damage = {};
      expect(await find(damaged), JSON.stringify(damage)).toEqual([]);
    }
    expect(await find(baseline)).toEqual([]);
    expect(came(await before())).toBe(false);
    // Without its time a row could be any: the balances decide.
    service.damage = { createdAt: null };
    const timeless = await before();
    expect(timeless.keys).toBeNull();
    service.damage = {};
    expect(await find(timeless)).toEqual([]);
  });

  it('are unknown without anything to compare with', async () => {
    const service: Service = { entries: null, money: [100, 0] };
    const { loadWallet, before, find } = setUp(service);
    const blind = await before();
    expect(blind).toEqual({ keys: null, balances: null, rows: [] });
    service.entries = [50];
    await expect(find(blind)).rejects.toThrow(OutcomeUnproven);
    await loadWallet();
    const baseline: Baseline = { ...blind, balances: { WALLET: 10_000, PG: 0 } };
    service.money = [null, 50];
    await expect(find(baseline)).rejects.toThrow('to compare with');
    // A later reading may show the balances.
    await expect(find(baseline)).rejects.not.toThrow(OutcomeUnproven);
    service.money = null;
    await expect(find(baseline)).rejects.toThrow('to compare with');
    takeConsoleErrors();
    // Now the shown balances are old.
    expect((await before()).balances).toBeNull();
  });

  it('came since the form was opened, unless they failed or were known', async () => {
    const service: Service = { entries: [50], money: [100, 0] };
    const { open, before, came } = setUp(service);
    expect(came(await before())).toBe(false);
    await open();
    expect(came(await before())).toBe(false);
    service.entries = [70, [50, 'FAILED'], 50];
    expect(came(await before())).toBe(false);
    service.entries = [50, 70, 50];
    expect(came(await before())).toBe(true);
    service.entries = null;
    await open();
    service.entries = [50];
    expect(came(await before())).toBe(false);
  });

  it('came since the form was opened again, although the reading of the first time ends later', async () => {
    const service: Service = { entries: [], money: [100, 0] };
    const { open, before, came } = setUp(service);
    let release = () => {};
    service.gate = new Promise((resolve) => (release = resolve));
    const first = open();
    delete service.gate;
    await open();
    service.entries = [50];
    release();
    await first;
    expect(came(await before())).toBe(true);
  });
});

describe('the balances of a wallet', () => {
  const walletOf = (balance: number | null, value: number | null) =>
    ({
      balance: balance === null ? null : satang(balance),
      gameAccounts: [
        { code: 'PG', isActive: true, value: value === null ? null : satang(value) },
        { code: 'JOKER', isActive: false, value: satang(9) },
      ],
    }) as unknown as Wallet;

  it('are those of the wallet and the open games, or unknown', () => {
    expect(balancesOf(walletOf(100, 50))).toEqual({ WALLET: 100, PG: 50 });
    expect(balancesOf(walletOf(null, 50))).toBeNull();
    expect(balancesOf(walletOf(100, null))).toEqual({ WALLET: 100, PG: null });
    expect(balancesOf({ ...walletOf(100, 50), isGameMissing: true })).toEqual({
      WALLET: 100,
      PG: 50,
      '': null,
    });
  });
});

describe('a receipt', () => {
  const reply = { message: 'OK', reference: 'T1', amount: 50.25, createdAt: '2026-11-20T05:00:00.000Z' };

  it('has its amount in satang, its time and its reference', () => {
    expect(readMovement(reply)).toEqual({ reference: 'T1', amount: 5_025, at: Date.UTC(2026, 10, 20, 5) });
  });

  it.each([
    { reference: null },
    { reference: ' ' },
    { reference: 'x'.repeat(65) },
    { createdAt: 'soon' },
    { amount: 0.001 },
  ])('is none with %j', (more) => {
    expect(() => readMovement({ ...reply, ...more } as typeof reply)).toThrow();
  });
});
