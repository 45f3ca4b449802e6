import { atom } from 'jotai';
import { restorePending } from '../session/pending-orders.ts';
import { servicesAtom } from '../session/services.ts';
import { walletAtom } from '../wallet/wallet-state.ts';

const baseStashedOrdersAtom = atom<readonly string[]>([]);

/** The names of the orders that were open when an earlier session of this member ended. (W1) */
export const stashedOrdersAtom = atom((get) => get(baseStashedOrdersAtom));

/** Waits until the wallet identifies the member; no other member gets them. */
export const restoreStashedOrdersAtom = atom(null, (get, set) => {
  const state = get(walletAtom);
  if (state.status !== 'ready') return;
  const names = restorePending(get(servicesAtom).platform, state.wallet.profile.id);
  if (names.length > 0) set(baseStashedOrdersAtom, names);
});
