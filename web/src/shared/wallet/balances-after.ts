import { atom } from 'jotai';
import { sessionSignalAtom } from '../session/services.ts';
import { waitUntilAllowed } from '../session/wait.ts';
import type { Balances } from './balances.ts';
import { noteOvertakenAtom } from './overtaken.ts';
import type { Wallet } from './wallet-reply.ts';
import { loadWalletAtom } from './wallet-state.ts';

/** The balances on a receipt: those right after the movement, unaffected by later ones. (W4) */
export type BalancesAfter =
  | { status: 'reading' }
  | { status: 'unknown' }
  | { status: 'known'; wallet: Wallet };

const baseAtom = atom<BalancesAfter>({ status: 'unknown' });

export const balancesAfterAtom = atom((get) => get(baseAtom));

/** Waits between readings, in ms: the first may fail, or show the balances from before. */
export const AGAIN_MS = [3_000, 7_000] as const;

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
  if (!(await read())) void again();

  async function again() {
    const signal = get(sessionSignalAtom);
    for (const wait of AGAIN_MS) {
      await waitUntilAllowed(get, wait, signal);
      if (signal.aborted || (await read())) return;
    }
  }
});

/** Those that an earlier session has read, for its receipt: they are read only if it did not know them yet. */
export const restoreBalancesAfterAtom = atom(null, (_get, set, earlier: BalancesAfter) => {
  if (earlier.status === 'known') set(baseAtom, earlier);
  else void set(readBalancesAfterAtom, null);
});
