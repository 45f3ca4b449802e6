import { atom } from 'jotai';
import { loadWalletAtom, type Wallet } from './wallet-state.ts';

/** What a receipt tells of the balances: those right after the movement, whatever comes later. (W4) */
export type BalancesAfter =
  { status: 'reading' } | { status: 'unknown' } | { status: 'known'; wallet: Wallet };

const baseAtom = atom<BalancesAfter>({ status: 'unknown' });

export const balancesAfterAtom = atom((get) => get(baseAtom));

/** Reads the wallet after a movement; what it finds also stands on the page below. */
export const readBalancesAfterAtom = atom(null, async (_get, set) => {
  const reading: BalancesAfter = { status: 'reading' };
  set(baseAtom, reading);
  const wallet = await set(loadWalletAtom);
  set(baseAtom, (now) =>
    now !== reading ? now : wallet ? { status: 'known', wallet } : { status: 'unknown' },
  );
});
