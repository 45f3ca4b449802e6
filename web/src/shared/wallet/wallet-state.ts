import { atom, type Getter } from 'jotai';
import { failureOf } from '../../api/api-error.ts';
import { setPendingOwner } from '../session/pending-orders.ts';
import { servicesAtom, sessionSignalAtom } from '../session/services.ts';
import { storageKeys } from '../session/storage-keys.ts';
import { checkMemberAtom } from './check-member.ts';
import { storeOfMember } from './member-store.ts';
import { type Balances, balancesOf } from './balances.ts';
import { isOvertaken, isOvertakenAtom } from './overtaken.ts';
import { readWallet, type Wallet } from './wallet-reply.ts';

export type WalletState =
  | { status: 'loading' }
  /** Read at `readAt`, in ms since 1970. `isOld` when a later reading has failed, or money has moved since. */
  | { status: 'ready'; wallet: Wallet; readAt: number; isOld: boolean }
  | { status: 'failed'; code: string | null };

const baseWalletAtom = atom<WalletState>({ status: 'loading' });
const baseLastSyncAtom = atom<number | null>(null);
// Readings are numbered as they start, so that a slow old one never replaces a newer one.
const readingsAtom = atom(() => ({ started: 0, shown: 0 }));

export const walletAtom = atom((get) => get(baseWalletAtom));

/** The balances on the screen; null when they may be old. */
export function shownBalances(get: Getter): Balances | null {
  const state = get(walletAtom);
  if (state.status !== 'ready' || state.isOld || isOvertaken(get, state.wallet)) return null;
  return balancesOf(state.wallet);
}

/**
 * When the games were last asked for their balances, in ms since 1970; survives a reload, null before the first time or when
 * no `Date` is that late. Reading the wallet is not a refresh, but follows one by another page, which has stored its time. [1.07]
 */
export const lastSyncAtom = atom((get) => {
  get(baseWalletAtom);
  const stored = Number(storeOfMember(get(servicesAtom)).get(storageKeys.lastSync));
  // A full storage keeps an earlier time than this page knows.
  return Math.max(stored > 0 && stored <= 8.64e15 ? stored : 0, get(baseLastSyncAtom) ?? 0) || null;
});

export const noteSyncAtom = atom(null, (get, set) => {
  const now = get(servicesAtom).clock.now();
  storeOfMember(get(servicesAtom)).set(storageKeys.lastSync, String(now));
  set(baseLastSyncAtom, now);
});

/**
 * Reads the wallet. A failure keeps the figures and marks them as old; errors are only logged. Null without new figures. [8.29]
 * @param isUnasked leaves an earlier failure, with its retry, on the screen meanwhile.
 */
export const loadWalletAtom = atom(null, async (get, set, isUnasked = false): Promise<Wallet | null> => {
  const { call, session, platform, clock } = get(servicesAtom);
  const readings = get(readingsAtom);
  const number = ++readings.started;
  const sessionId = session.snapshot().id;
  if (!isUnasked && get(baseWalletAtom).status === 'failed') set(baseWalletAtom, { status: 'loading' });
  try {
    const wallet = await call(
      'GET /api/wallet',
      (reply) => {
        const state = get(baseWalletAtom);
        const read = readWallet(reply, state.status === 'ready' ? state.wallet.gameAccounts : []);
        set(checkMemberAtom, read.profile.id);
        return read;
      },
      { signal: get(sessionSignalAtom) },
    );
    if (number > readings.shown) {
      readings.shown = number;
      const isOld = set(isOvertakenAtom, wallet);
      set(baseWalletAtom, (state) => ({
        status: 'ready',
        wallet,
        readAt: isOld && state.status === 'ready' ? state.readAt : clock.now(),
        isOld,
      }));
      setPendingOwner(platform, wallet.profile.id, session.token());
      if (isOld) return null;
    }
    return wallet;
  } catch (error) {
    const failure = failureOf(error);
    // The session of this reading has ended, or this answer ended it.
    if (failure.kind === 'aborted' || session.snapshot().id !== sessionId) return null;
    console.warn('The wallet could not be read:', failure.kind);
    if (number > readings.shown) {
      set(baseWalletAtom, (state) =>
        state.status === 'ready'
          ? { ...state, isOld: true }
          : { status: 'failed', code: failure.kind === 'refused' ? failure.code : null },
      );
    }
    return null;
  }
});
