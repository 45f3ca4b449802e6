import { atom } from 'jotai';
import type { Banner } from './banners.ts';

/** The dialogs of the app; at most one is open. [2.44] */
export type Dialog =
  | { name: 'deposit' }
  | { name: 'conditions' }
  | { name: 'agreement' }
  | { name: 'game'; code: string }
  | { name: 'banners'; about: 'invite' | 'refund'; banners: readonly Banner[] }
  /** Something whose screens are not open yet: its title and a sentence. */
  | { name: 'soon'; title: 'withdraw' | 'invite' | 'refund' };

const baseDialogAtom = atom<Dialog | null>(null);

export const dialogAtom = atom((get) => get(baseDialogAtom));
export const openDialogAtom = atom(null, (_get, set, dialog: Dialog) => set(baseDialogAtom, dialog));
export const closeDialogAtom = atom(null, (_get, set) => set(baseDialogAtom, null));
