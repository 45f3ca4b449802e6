import { atom } from 'jotai';

/** The dialogs of the app; at most one is open. [2.44] */
export type Dialog =
  | { name: 'deposit' }
  | { name: 'conditions' }
  | { name: 'slips' }
  | { name: 'change-password' }
  /** The name of the bank account; `then` is where the member came from and goes back to. [2.52] [2.67] */
  | { name: 'account-name'; then?: 'deposit' }
  /** Something whose screens are not open yet: its title and a sentence. */
  | { name: 'soon'; title: 'withdraw' | 'invite' | 'refund' };

const baseDialogAtom = atom<Dialog | null>(null);

export const dialogAtom = atom((get) => get(baseDialogAtom));
export const openDialogAtom = atom(null, (_get, set, dialog: Dialog) => set(baseDialogAtom, dialog));
export const closeDialogAtom = atom(null, (_get, set) => set(baseDialogAtom, null));
