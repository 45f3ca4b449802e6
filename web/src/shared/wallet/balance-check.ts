import { atom } from 'jotai';
import { failureOf, type Failure } from '../../api/api-error.ts';
import { textFrom } from '../../api/wire.ts';
import { partsOf } from '../../api/wire-rows.ts';
import { servicesAtom, sessionSignalAtom } from '../session/services.ts';
import { restBeforeRepeat } from '../session/wait.ts';
import { changesAtom } from '../visit/changes.ts';
import { loadWalletAtom, noteSyncAtom, walletAtom } from './wallet-state.ts';

export type BalanceCheck =
  | { status: 'fresh' }
  /** These games could not be asked; the other figures are fresh. (W9) */
  | { status: 'partial'; silent: string[] }
  | { status: 'failed'; failure: Failure };

export interface GameFreshness {
  /** When the provider last answered, in ms since 1970; null when unknown. */
  at: number | null;
  /** The last request brought no answer: the figure is older. */
  isSilent: boolean;
}

const baseCheckingAtom = atom(false);
const baseFreshnessAtom = atom<ReadonlyMap<string, GameFreshness>>(new Map());
// A plain object, not state: two presses in one frame both read it before React renders.
const checkLockAtom = atom(() => ({ running: null as Promise<BalanceCheck> | null }));

/** Whether a check is running. */
export const isCheckingBalanceAtom = atom((get) => get(baseCheckingAtom));

/** By game code; games that were not asked in this visit are missing. (W9) */
export const gameFreshnessAtom = atom((get) => get(baseFreshnessAtom));

/**
 * Asks every game for its balance, then reads the wallet. [2.32] [7.14]
 * The first call changes state, so it is made once per press and never repeated automatically. No call asks a single game.
 * Resolves to null while another check is running.
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

/**
 * The same after a game, by itself: so it waits until the service accepts requests [8.02], and for a check that is running, which
 * may have asked that game before. (S6)
 */
export const checkAfterPlayAtom = atom(null, async (get, set) => {
  const signal = get(sessionSignalAtom);
  await get(checkLockAtom).running;
  // Another request may begin the wait again meanwhile.
  while (restBeforeRepeat(get, 0) > 0 && !signal.aborted) {
    // The figure of that game is from before.
    set(baseCheckingAtom, true);
    await get(servicesAtom).clock.wait(restBeforeRepeat(get, 0), signal);
  }
  if (signal.aborted) return;
  await set(checkBalanceAtom);
});

const askGamesAtom = atom(null, async (get, set): Promise<BalanceCheck> => {
  const { call, clock } = get(servicesAtom);
  let failure: Failure | null = null;
  let answered = new Set<string>();
  try {
    answered = await call(
      'GET /api/wallet/refresh/slot',
      ({ slots }) => new Set(partsOf(slots).map(({ code }) => textFrom(code))),
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
  get(changesAtom).send('changed');
  const silent = accounts.filter(({ code }) => next.get(code)?.isSilent).map(({ name }) => name);
  return silent.length > 0 ? { status: 'partial', silent } : { status: 'fresh' };
});

/** A game has answered a transfer, so its figure is fresh. (W9) */
export const seeGameAtom = atom(null, (get, set, code: string) => {
  const next = new Map(get(baseFreshnessAtom));
  next.set(code, { at: get(servicesAtom).clock.now(), isSilent: false });
  set(baseFreshnessAtom, next);
});
