import { atom } from 'jotai';
import { failureOf, type Failure } from '../../api/api-error.ts';
import { servicesAtom, sessionSignalAtom } from '../session/services.ts';
import { loadWalletAtom, noteSyncAtom, walletAtom } from './wallet-state.ts';

/** How asking the games for their balances ended. */
export type BalanceCheck =
  | { status: 'fresh' }
  /** These games could not be asked; the figures of the others are fresh. (W9) */
  | { status: 'partial'; silent: string[] }
  | { status: 'failed'; failure: Failure };

/** How old the figure of one game is. */
export interface GameFreshness {
  /** When the provider last answered, in ms since 1970; null when that is not known. */
  at: number | null;
  /** The last asking brought nothing: the figure is from before. */
  isSilent: boolean;
}

const baseCheckingAtom = atom(false);
const baseFreshnessAtom = atom<ReadonlyMap<string, GameFreshness>>(new Map());
// A plain object and not state: two presses in one frame both read it before React renders anything.
const checkLockAtom = atom(() => ({ running: null as Promise<BalanceCheck> | null }));

export const isCheckingBalanceAtom = atom((get) => get(baseCheckingAtom));

/** By game code; a game that was never asked in this visit is not in it. (W9) */
export const gameFreshnessAtom = atom((get) => get(baseFreshnessAtom));

/**
 * Asks every game for its balance, then reads the wallet. [2.32] [7.14]
 * The first call changes state, so it is made once for each press and never repeated by itself. There is none that asks a
 * single game. Resolves to null while another check is under way.
 */
export const checkBalanceAtom = atom(null, async (get, set): Promise<BalanceCheck | null> => {
  const lock = get(checkLockAtom);
  if (lock.running) return null;
  set(baseCheckingAtom, true);
  try {
    lock.running = set(askGamesAtom);
    return await lock.running;
  } finally {
    lock.running = null;
    set(baseCheckingAtom, false);
  }
});

/** The same for who has just played: a check that is under way may have asked the game before. (S6) */
export const checkAfterPlayAtom = atom(null, async (get, set) => {
  await get(checkLockAtom).running;
  await set(checkBalanceAtom);
});

const askGamesAtom = atom(null, async (get, set): Promise<BalanceCheck> => {
  const { call, clock } = get(servicesAtom);
  let failure: Failure | null = null;
  let answered = new Set<string>();
  try {
    answered = await call(
      'GET /api/wallet/refresh/slot',
      ({ slots }) => new Set(slots.map(({ code }) => code)),
    );
  } catch (error) {
    failure = failureOf(error);
  }
  const wallet = await set(loadWalletAtom);
  if (get(sessionSignalAtom).aborted) return { status: 'failed', failure: { kind: 'aborted' } };
  const state = get(walletAtom);
  const accounts = state.status === 'ready' ? state.wallet.gameAccounts : [];
  const known = get(baseFreshnessAtom);
  const now = clock.now();
  const next = new Map<string, GameFreshness>();
  for (const { code, isActive, isUnread } of accounts) {
    if (!isActive) continue;
    const isSilent = !answered.has(code) || isUnread || wallet === null;
    next.set(code, { at: isSilent ? (known.get(code)?.at ?? null) : now, isSilent });
  }
  set(baseFreshnessAtom, next);
  if (failure) return { status: 'failed', failure };
  if (wallet === null) return { status: 'failed', failure: { kind: 'unknown' } };
  set(noteSyncAtom);
  const silent = accounts.filter(({ code }) => next.get(code)?.isSilent).map(({ name }) => name);
  return silent.length > 0 ? { status: 'partial', silent } : { status: 'fresh' };
});

/** The service now knows the balance of this game: money has just been moved to or from it. */
export const seeGameAtom = atom(null, (get, set, code: string) => {
  const next = new Map(get(baseFreshnessAtom));
  next.set(code, { at: get(servicesAtom).clock.now(), isSilent: false });
  set(baseFreshnessAtom, next);
});
