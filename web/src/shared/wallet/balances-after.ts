import { atom } from 'jotai';
import { loadWalletAtom, type Wallet } from './wallet-state.ts';

/** The balances on a receipt: those right after the movement, unaffected by later ones. (W4) */
export type BalancesAfter =
  | { status: 'reading' }
  | { status: 'unknown' }
  | { status: 'known'; wallet: Wallet };

const baseAtom = atom<BalancesAfter>({ status: 'unknown' });

export const balancesAfterAtom = atom((get) => get(baseAtom));

export const readBalancesAfterAtom = atom(null, async (_get, set) => {
  const reading: BalancesAfter = { status: 'reading' };
  set(baseAtom, reading);
  const wallet = await set(loadWalletAtom);
  set(baseAtom, (now) =>
    now !== reading ? now : wallet ? { status: 'known', wallet } : { status: 'unknown' },
  );
});
