import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { createMemoryStore } from '../../platform/stores.ts';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { createAppStore, type Services } from '../session/services.ts';
import {
  checkAfterPlayAtom,
  checkBalanceAtom,
  gameFreshnessAtom,
  isCheckingBalanceAtom,
  seeGameAtom,
} from './balance-check.ts';
import { lastSyncAtom } from './wallet-state.ts';

const ASK = 'GET /api/wallet/refresh/slot';
const READ = 'GET /api/wallet';
const LOST = new ApiError({ kind: 'unknown' });

/** How the service answers; an error is thrown. */
let service: { asked: unknown[] | Error; games: object[] | Error; slow: Promise<unknown> | null };
let now: number;
let calls: string[];
let session: AbortController;

beforeEach(() => {
  service = { asked: ['PG', 'JOKER'], games: [game('PG'), game('JOKER')], slow: null };
  now = 1_000;
  calls = [];
  session = new AbortController();
});

const game = (code: string, change: object = {}) => ({
  code,
  name: `${code} game`,
  category: 'slot',
  isActive: true,
  amount: 20,
  ftWalletSlot: 1,
  ...change,
});

function setUp(durable = createMemoryStore()) {
  const store = createAppStore({
    clock: { now: () => now, device: () => now, elapsed: () => 0 },
    platform: { tabStorage: createMemoryStore(), durableStorage: durable },
    session: { signal: () => session.signal, snapshot: () => ({ id: 1 }), token: () => 'token' },
    call: async (key: string, read: (reply: unknown) => unknown) => {
      calls.push(key);
      await service.slow;
      const answer = key === ASK ? service.asked : service.games;
      if (answer instanceof Error) throw answer;
      if (key === ASK)
        return read({ slots: answer.map((code) => (typeof code === 'string' ? { code } : code)) });
      return read({
        profile: { _id: 'm1', name: 'Som', username: '0812345678', coin: 0 },
        wallet: { amount: 100 },
        slots: answer,
      });
    },
  } as unknown as Services);
  return {
    store,
    check: () => store.set(checkBalanceAtom),
    freshness: () => Object.fromEntries(store.get(gameFreshnessAtom)),
    lastSync: () => store.get(lastSyncAtom),
    isChecking: () => store.get(isCheckingBalanceAtom),
  };
}

describe('a balance check', () => {
  it('counts the games that answered beside damaged entries (W9)', async () => {
    const { check } = setUp();
    service.asked = [null, 'PG', [], { code: 7 }];
    expect(await check()).toEqual({ status: 'partial', silent: ['JOKER game'] });
  });

  it('asks the games, then reads the wallet [1.07] [2.32] [3.31] [7.14]', async () => {
    const { check, freshness, lastSync } = setUp();
    expect(freshness()).toEqual({});
    expect(await check()).toEqual({ status: 'fresh' });
    expect(calls).toEqual([ASK, READ]);
    expect(freshness()).toEqual({
      PG: { at: 1_000, isSilent: false },
      JOKER: { at: 1_000, isSilent: false },
    });
    expect(lastSync()).toBe(1_000);
  });

  it('names the games without an answer, and keeps the time of their last one [2.32] (W9)', async () => {
    const { check, freshness, lastSync } = setUp();
    service.asked = ['JOKER'];
    expect(await check()).toEqual({ status: 'partial', silent: ['PG game'] });
    expect(freshness()).toEqual({ PG: { at: null, isSilent: true }, JOKER: { at: 1_000, isSilent: false } });
    service.asked = ['PG'];
    now = 2_000;
    expect(await check()).toEqual({ status: 'partial', silent: ['JOKER game'] });
    expect(freshness()).toEqual({ PG: { at: 2_000, isSilent: false }, JOKER: { at: 1_000, isSilent: true } });
    expect(lastSync()).toBe(2_000);
  });

  it('names a game whose figures cannot be read [7.14] (W9)', async () => {
    const { check } = setUp();
    service.games = [game('PG', { amount: null }), game('JOKER')];
    expect(await check()).toEqual({ status: 'partial', silent: ['PG game'] });
  });

  it('leaves out games that are not open [2.32] [7.14]', async () => {
    const { check, freshness } = setUp();
    service.asked = ['PG'];
    service.games = [game('PG'), game('JOKER', { isActive: false })];
    expect(await check()).toEqual({ status: 'fresh' });
    expect(freshness()).toEqual({ PG: { at: 1_000, isSilent: false } });
  });

  it('fails when the games cannot be asked, but reads the wallet [2.32] [7.14]', async () => {
    const { check, freshness, lastSync } = setUp();
    await check();
    now = 2_000;
    service.asked = new ApiError({ kind: 'refused', code: 'NO_DATA', status: 400 });
    expect(await check()).toEqual({
      status: 'failed',
      failure: { kind: 'refused', code: 'NO_DATA', status: 400 },
    });
    expect(calls).toEqual([ASK, READ, ASK, READ]);
    expect(freshness()).toEqual({ PG: { at: 1_000, isSilent: true }, JOKER: { at: 1_000, isSilent: true } });
    expect(lastSync()).toBe(1_000);
  });

  it('fails when the wallet cannot be read, and shows its games as older [1.07] [2.32]', async () => {
    const { check, freshness, lastSync } = setUp();
    service.games = LOST;
    expect(await check()).toEqual({ status: 'failed', failure: { kind: 'unknown' } });
    expect(freshness()).toEqual({});
    service.games = [game('PG')];
    await check();
    now = 2_000;
    service.games = LOST;
    expect(await check()).toEqual({ status: 'failed', failure: { kind: 'unknown' } });
    expect(freshness()).toEqual({ PG: { at: 1_000, isSilent: true } });
    expect(lastSync()).toBe(1_000);
    takeConsoleErrors();
  });

  it('changes nothing once its session has ended', async () => {
    const { check, freshness, lastSync } = setUp();
    const checking = check();
    session.abort();
    expect(await checking).toEqual({ status: 'failed', failure: { kind: 'aborted' } });
    expect([freshness(), lastSync()]).toEqual([{}, null]);
  });

  it('runs once at a time, and again later [7.14]', async () => {
    const { check, isChecking } = setUp();
    expect(isChecking()).toBe(false);
    const [first, second] = [check(), check()];
    expect(isChecking()).toBe(true);
    expect(await second).toBeNull();
    expect(isChecking()).toBe(true);
    expect(await first).toEqual({ status: 'fresh' });
    expect(isChecking()).toBe(false);
    expect(calls).toEqual([ASK, READ]);
    expect(await check()).toEqual({ status: 'fresh' });
  });

  it('after a game waits for a check that is running, then asks again', async () => {
    const { store, check } = setUp();
    const slow = Promise.withResolvers<null>();
    service.slow = slow.promise;
    const [checking, after] = [check(), store.set(checkAfterPlayAtom)];
    await Promise.resolve();
    expect(calls).toEqual([ASK]);
    slow.resolve(null);
    await Promise.all([checking, after]);
    expect(calls).toEqual([ASK, READ, ASK, READ]);
  });

  it('after a game asks nothing in the name of the next member, when the session ends meanwhile', async () => {
    const { store, check } = setUp();
    const slow = Promise.withResolvers<null>();
    service.slow = slow.promise;
    const [checking, after] = [check(), store.set(checkAfterPlayAtom)];
    session.abort();
    slow.resolve(null);
    await Promise.all([checking, after]);
    expect(calls).toEqual([ASK]);
  });
});

describe('a game whose money just moved', () => {
  it('is fresh, and the others stay as they were', async () => {
    const { store, check, freshness } = setUp();
    service.asked = ['JOKER'];
    await check();
    now = 2_000;
    store.set(seeGameAtom, 'PG');
    expect(freshness()).toEqual({
      PG: { at: 2_000, isSilent: false },
      JOKER: { at: 1_000, isSilent: false },
    });
  });
});

it.each(['', 'text', '-1', '1e300', 'Infinity', '8640000000000001'])(
  'a damaged time of the last refresh, %j, counts as none',
  (damaged) => {
    const durable = createMemoryStore();
    durable.set('last_sync', damaged);
    expect(setUp(durable).lastSync()).toBeNull();
    durable.set('token', 'token');
    durable.set('last_sync', '2000');
    expect(setUp(durable).lastSync()).toBe(2_000);
  },
);
