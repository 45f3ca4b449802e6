import { atom } from 'jotai';

/** How many orders have succeeded on this page: each of them has left something that a list in view does not show yet. (W9) */
export const doneOrdersAtom = atom(0);
