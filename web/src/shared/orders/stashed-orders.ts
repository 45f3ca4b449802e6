import { atom } from 'jotai';
import { readStash, restorePending, TRIED } from '../session/pending-orders.ts';
import { servicesAtom } from '../session/services.ts';
import { storageKeys } from '../session/storage-keys.ts';
import { loadWalletAtom, walletAtom } from '../wallet/wallet-state.ts';

const baseStashedOrdersAtom = atom<readonly string[]>([]);

/** The names of the orders that were open when an earlier session of this member ended. (W1) */
export const stashedOrdersAtom = atom((get) => get(baseStashedOrdersAtom));

/**
 * Whether an expired session left an order of this name, open or "not done", which may be this member's. Then reads the wallet, which tells
 * whose it is.
 */
export const isStashedAtom = atom(null, (get, set, name: string, triedAs?: string): boolean => {
  const { platform } = get(servicesAtom);
  const owner = platform.tabStorage.get(storageKeys.pendingOwner);
  const isOf = (key: string) => key === name || key.startsWith(TRIED + (triedAs ?? name));
  const isStashed = Object.entries(readStash(platform)).some(
    ([member, orders]) => member === (owner ?? member) && Object.keys(orders ?? {}).some(isOf),
  );
  if (isStashed) void set(loadWalletAtom);
  return isStashed;
});

const baseMissesResumeAtom = atom(false);

/** Whether code that resumes orders could not be fetched: then nothing is being found out of an order left open. */
export const missesResumeAtom = atom(
  (get) => get(baseMissesResumeAtom),
  (_get, set) => set(baseMissesResumeAtom, true),
);

/** Waits until the wallet identifies the member; no other member gets them. */
export const restoreStashedOrdersAtom = atom(null, (get, set) => {
  const state = get(walletAtom);
  if (state.status !== 'ready') return;
  const names = restorePending(get(servicesAtom).platform, state.wallet.profile.id);
  if (names.length > 0) set(baseStashedOrdersAtom, names);
});
