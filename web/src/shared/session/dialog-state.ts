import { atom, type Getter, type Setter } from 'jotai';
import { baseDraftsAtom } from './drafts.ts';
import type { Banner } from './banners.ts';

/** The dialogs that several screens open. At most one is open. [2.44] */
export type Dialog =
  | { name: 'deposit' }
  | { name: 'transfer' }
  | { name: 'withdraw' }
  | { name: 'conditions' }
  | { name: 'slips' }
  | { name: 'change-password' }
  | { name: 'account-name' }
  | { name: 'profile-name' }
  | { name: 'agreement' }
  | { name: 'game'; code: string }
  | { name: 'banners'; about: 'invite' | 'refund'; banners: readonly Banner[] }
  | { name: 'invite' }
  | { name: 'refund' };

/** Shows again what came of an order, when its dialog comes back after the session expired. `of`: which action's. */
export interface HeldReceipt {
  of: object;
  show: (get: Getter, set: Setter) => void;
}

export type OpenDialog = Dialog & { receipt?: HeldReceipt | null };

/** Only for `session-restore.ts` and `held-receipt.ts`. */
export const baseDialogAtom = atom<OpenDialog | null>(null);

export const dialogAtom = atom((get) => get(baseDialogAtom));
/** Opens a dialog in place of the open one, with empty drafts. */
export const openDialogAtom = atom(null, (_get, set, dialog: Dialog) => {
  set(baseDraftsAtom, {});
  set(baseDialogAtom, dialog);
});
/** Closes the open dialog, and forgets its drafts. */
export const closeDialogAtom = atom(null, (_get, set) => {
  set(baseDraftsAtom, {});
  set(baseDialogAtom, null);
});
