import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { createMemoryStore } from '../../platform/stores.ts';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { createAppStore, memberIdAtom, type Services } from '../session/services.ts';
import { storageKeys } from '../session/storage-keys.ts';
import { noteOvertakenAtom } from './overtaken.ts';
import { lastSyncAtom, loadWalletAtom, noteSyncAtom, walletAtom } from './wallet-state.ts';

const walletOf = (amount: number, game: number | null = 1) => ({
  profile: { _id: 'm1', name: 'Som', username: '0812345678', coin: 0 },
  wallet: { amount },
  slots: [{ code: 'PG', name: 'PG', category: 'slot', isActive: true, amount: game, ftWalletSlot: 1 }],
});

let now: number;
let session: { id: number };
let token: string;
let durable: ReturnType<typeof createMemoryStore>;
let platform: { tabStorage: ReturnType<typeof createMemoryStore>; durableStorage: typeof durable };
let asked: { key: string; signal?: AbortSignal }[];
let answers: PromiseWithResolvers<object>[];
const { signal } = new AbortController();

beforeEach(() => {
  now = 1_000;
  session = { id: 1 };
  token = 'remembered';
  durable = createMemoryStore();
  durable.set(storageKeys.token, token);
  platform = { tabStorage: createMemoryStore(), durableStorage: durable };
  asked = [];
  answers = [];
});

const setUp = () =>
  createAppStore({
    clock: { now: () => now, device: () => now, elapsed: () => 0 },
    platform,
    session: { signal: () => signal, snapshot: () => session, token: () => token },
    call: async (key: string, read: (reply: unknown) => unknown, options: { signal?: AbortSignal }) => {
      asked.push({ key, ...options });
      const answer = Promise.withResolvers<object>();
      answers.push(answer);
      return read(await answer.promise);
    },
  } as unknown as Services);

/** Reads the wallet with this answer. */
async function load(store: ReturnType<typeof setUp>, answer: object | Error) {
  const reading = store.set(loadWalletAtom);
  if (answer instanceof Error) answers.at(-1)?.reject(answer);
  else answers.at(-1)?.resolve(answer);
  return reading;
}
const LOST = new ApiError({ kind: 'unknown' });

describe('the wallet of a member', () => {
  it('is never that of another member: an answer that was mixed up leaves the figures, marked as old', async () => {
    const store = setUp();
    const wallet = await load(store, walletOf(100));
    const other = { ...walletOf(9), profile: { _id: 'm2', name: 'Ma', username: '0899999999', coin: 9 } };
    expect(await load(store, other)).toBeNull();
    expect(store.get(walletAtom)).toEqual({ status: 'ready', wallet, readAt: 1_000, isOld: true });
    expect(store.get(memberIdAtom)).toBe('m1');
    expect(platform.tabStorage.get(storageKeys.pendingOwner)).toBe('m1');
    takeConsoleErrors();
    expect((await load(store, walletOf(50)))?.balance).toBe(5_000);
  });

  it('is loading until it is read, with the time of the reading', async () => {
    const store = setUp();
    expect(store.get(walletAtom)).toEqual({ status: 'loading' });
    const wallet = await load(store, walletOf(100));
    expect(wallet?.balance).toBe(10_000);
    expect(store.get(walletAtom)).toEqual({ status: 'ready', wallet, readAt: 1_000, isOld: false });
    expect(store.get(memberIdAtom)).toBe('m1');
    expect(platform.tabStorage.get(storageKeys.pendingOwner)).toBe('m1');
    expect(asked).toEqual([{ key: 'GET /api/wallet', signal }]);
    expect(asked[0]?.signal).toBe(signal);
  });

  it.each([
    [new ApiError({ kind: 'refused', code: 'NO_WALLET', status: 400 }), 'NO_WALLET', 'refused'],
    [LOST, null, 'unknown'],
  ])(
    'that cannot be read has failed, with the reason of the service (%s) [8.29]',
    async (error, code, logged) => {
      const store = setUp();
      expect(await load(store, error)).toBeNull();
      expect(store.get(walletAtom)).toEqual({ status: 'failed', code });
      expect(takeConsoleErrors()).toEqual([`The wallet could not be read: ${logged}`]);
    },
  );

  it('is loading while it is read again after a failure [8.29]', async () => {
    const store = setUp();
    await load(store, LOST);
    takeConsoleErrors();
    const reading = store.set(loadWalletAtom);
    expect(store.get(walletAtom)).toEqual({ status: 'loading' });
    answers.at(-1)?.resolve(walletOf(100));
    await reading;
    expect(store.get(walletAtom).status).toBe('ready');
  });

  it('keeps its figures while it is read again, and as old ones if that fails [8.29]', async () => {
    const store = setUp();
    const wallet = await load(store, walletOf(100));
    now = 5_000;
    const reading = store.set(loadWalletAtom);
    expect(store.get(walletAtom)).toMatchObject({ status: 'ready', isOld: false });
    answers.at(-1)?.reject(LOST);
    expect(await reading).toBeNull();
    expect(store.get(walletAtom)).toEqual({ status: 'ready', wallet, readAt: 1_000, isOld: true });
    takeConsoleErrors();
    await load(store, walletOf(90));
    expect(store.get(walletAtom)).toMatchObject({ readAt: 5_000, isOld: false });
  });

  it('has the time of its last reading while the service repeats figures of before a movement [1.07] (W4)', async () => {
    const store = setUp();
    await load(store, walletOf(100));
    store.set(noteOvertakenAtom, { WALLET: 10_000 });
    now = 5_000;
    expect(await load(store, walletOf(100))).toBeNull();
    expect(store.get(walletAtom)).toMatchObject({ status: 'ready', readAt: 1_000, isOld: true });
    await load(store, walletOf(90));
    expect(store.get(walletAtom)).toMatchObject({ readAt: 5_000, isOld: false });
  });

  it('keeps the last figures of a game that cannot be read (W9)', async () => {
    const store = setUp();
    await load(store, walletOf(100, 20));
    const wallet = await load(store, walletOf(90, null));
    expect(wallet?.gameAccounts[0]).toMatchObject({ value: 2_000, isUnread: true });
  });

  it('never returns to an older answer that arrives late', async () => {
    const store = setUp();
    const slow = store.set(loadWalletAtom);
    const wallet = await load(store, walletOf(90));
    now = 5_000;
    answers[0]?.resolve(walletOf(100));
    expect((await slow)?.balance).toBe(10_000);
    expect(store.get(walletAtom)).toEqual({ status: 'ready', wallet, readAt: 1_000, isOld: false });
  });

  it('is not old because of an older failure that arrives late [8.29]', async () => {
    const store = setUp();
    const slow = store.set(loadWalletAtom);
    await load(store, walletOf(90));
    answers[0]?.reject(LOST);
    expect(await slow).toBeNull();
    expect(store.get(walletAtom)).toMatchObject({ status: 'ready', isOld: false });
    takeConsoleErrors();
  });

  it('shows an older answer while a newer one has not arrived, then the newer one', async () => {
    const store = setUp();
    const [first, second] = [store.set(loadWalletAtom), store.set(loadWalletAtom)];
    answers[0]?.resolve(walletOf(100));
    await first;
    expect(store.get(walletAtom)).toMatchObject({ wallet: { balance: 10_000 } });
    answers[1]?.resolve(walletOf(90));
    await second;
    expect(store.get(walletAtom)).toMatchObject({ wallet: { balance: 9_000 } });
  });

  it('has not failed when the app cancelled its reading', async () => {
    const store = setUp();
    expect(await load(store, new ApiError({ kind: 'aborted' }))).toBeNull();
    expect(store.get(walletAtom)).toEqual({ status: 'loading' });
  });

  it('has not failed when its session has ended meanwhile', async () => {
    const store = setUp();
    const reading = store.set(loadWalletAtom);
    session = { id: 2 };
    answers[0]?.reject(LOST);
    expect(await reading).toBeNull();
    expect(store.get(walletAtom)).toEqual({ status: 'loading' });
  });
});

describe('the last request to the games', () => {
  it('is stored with the time of the service, and survives a reload [1.07] [3.31]', () => {
    const store = setUp();
    expect(store.get(lastSyncAtom)).toBeNull();
    store.set(noteSyncAtom);
    expect(store.get(lastSyncAtom)).toBe(1_000);
    expect(durable.get(storageKeys.lastSync)).toBe('1000');
    expect(setUp().get(lastSyncAtom)).toBe(1_000);
    now = 2_000;
    store.set(noteSyncAtom);
    expect(store.get(lastSyncAtom)).toBe(2_000);
  });

  it('is known even if the device has forgotten it [1.07]', () => {
    const store = setUp();
    store.set(noteSyncAtom);
    durable.remove(storageKeys.lastSync);
    expect(store.get(lastSyncAtom)).toBe(1_000);
  });

  it('is this page’s own even if a full storage keeps an earlier one [1.07]', () => {
    durable.set(storageKeys.lastSync, '500');
    const store = setUp();
    durable.set = () => {};
    store.set(noteSyncAtom);
    expect(store.get(lastSyncAtom)).toBe(1_000);
  });

  it('is the one of another page once the wallet is read again [1.07]', async () => {
    const store = setUp();
    store.set(noteSyncAtom);
    store.sub(lastSyncAtom, () => {});
    durable.set(storageKeys.lastSync, '5000');
    await load(store, walletOf(100));
    expect(store.get(lastSyncAtom)).toBe(5_000);
    now = 6_000;
    store.set(noteSyncAtom);
    expect(store.get(lastSyncAtom)).toBe(6_000);
  });

  it('is not that of a member whom another tab remembers, nor replaces it [1.07]', () => {
    durable.set(storageKeys.lastSync, '500');
    token = 'of this tab';
    expect(setUp().get(lastSyncAtom)).toBeNull();
    setUp().set(noteSyncAtom);
    expect(setUp().get(lastSyncAtom)).toBe(1_000);
    token = 'remembered';
    expect(setUp().get(lastSyncAtom)).toBe(500);
  });

  it.each(['', 'never', '0', '-5', 'Infinity'])('is unknown when %j is stored [1.07]', (stored) => {
    durable.set(storageKeys.lastSync, stored);
    expect(setUp().get(lastSyncAtom)).toBeNull();
  });
});
