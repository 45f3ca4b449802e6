import { atom } from 'jotai';
import { dialogAtom } from '../session/dialog-state.ts';
import { readRunningQrs } from '../visit/running-qrs.ts';
import { servicesAtom, sessionSignalAtom } from '../session/services.ts';
import { restBeforeRepeat } from '../session/wait.ts';
import { readAgainUntil } from '../visit/read-again.ts';
import { type Balances, balancesOf } from './balances.ts';
import {
  isOvertaken,
  keepOvertakenAtom,
  markOfBalances,
  noteOvertakenAtom,
  overtakenNewsAtom,
} from './overtaken.ts';
import type { Wallet } from './wallet-reply.ts';
import { loadWalletAtom, walletAtom } from './wallet-state.ts';

/** The balances on a receipt: those right after the movement, unaffected by later ones. (W4) */
export type BalancesAfter =
  | { status: 'reading' }
  | { status: 'unknown' }
  | { status: 'known'; wallet: Wallet };

const baseAtom = atom<BalancesAfter>({ status: 'unknown' });

export const balancesAfterAtom = atom((get) => get(baseAtom));

/**
 * Reads the balances after a movement; those from before, if they are known, do not count. Resolves after the first reading.
 */
export const readBalancesAfterAtom = atom(null, async (get, set, before: Balances | null) => {
  const reading: BalancesAfter = { status: 'reading' };
  let shown: BalancesAfter = reading;
  set(noteOvertakenAtom, before);
  set(baseAtom, reading);
  const read = async (): Promise<boolean> => {
    const wallet = await set(loadWalletAtom);
    // A later movement has its own receipt.
    if (get(baseAtom) !== shown) return true;
    shown = wallet ? { status: 'known', wallet } : { status: 'unknown' };
    set(baseAtom, shown);
    return wallet !== null;
  };
  if (!(await read())) void readAgainUntil(get, read);
});

/** Those that an earlier session has read, for its receipt: they are read only if it did not know them yet. */
export const restoreBalancesAfterAtom = atom(null, (_get, set, earlier: BalancesAfter) => {
  if (earlier.status === 'known') set(baseAtom, earlier);
  else void set(readBalancesAfterAtom, null);
});

/** How often the balances are read while a QR may be paid. */
const QR_MS = 10_000;

/**
 * A reload leaves no dialog of the QR that was on the screen: the balances are read until its payment is no longer likely, so that
 * home shows it. The receipt waits in the dialog. (W2)
 * @returns stops reading
 */
export const followRunningQrsAtom = atom(null, (get, set) => {
  const { clock, platform } = get(servicesAtom);
  const isRunning = () =>
    Object.values(readRunningQrs(platform)).some((one) => one && clock.now() <= one.until);
  if (!isRunning()) return () => {};
  const stop = clock.every(
    QR_MS,
    () => {
      if (!isRunning()) stop();
      else if (!document.hidden && get(dialogAtom)?.name !== 'deposit' && restBeforeRepeat(get, 0) === 0)
        void set(loadWalletAtom);
    },
    get(sessionSignalAtom),
  );
  return stop;
});

/**
 * Follows the movements of the browser's other pages: while a lagging copy still gives the figures from before one, they are
 * marked as old, and read again. The first reading is the page's own, when it hears that something has changed. (W9)
 * @returns stops following
 */
export const followMovementsAtom = atom(null, (get, set) => {
  return get(overtakenNewsAtom).listen((mark) => void follow(mark));

  async function follow(mark: string) {
    const state = get(walletAtom);
    const shown = state.status === 'ready' && balancesOf(state.wallet);
    if (!shown || markOfBalances(shown) !== mark) return;
    set(keepOvertakenAtom, shown);
    await readAgainUntil(get, async () => {
      const now = get(walletAtom);
      if (now.status !== 'ready' || !isOvertaken(get, now.wallet)) return true;
      await set(loadWalletAtom);
      return false;
    });
  }
});
