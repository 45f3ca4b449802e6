import { atom } from 'jotai';
import type { MoneyAction } from './action-state.ts';
import { storageKeys } from '../session/storage-keys.ts';
import { createWait } from '../session/wait.ts';

const moneyWait = createWait(storageKeys.moneyWait);

/** Until when the server wants no order, in the clock's elapsed time; 0 when there is no wait. It survives a reload. */
export const moneyWaitAtom = moneyWait.untilAtom;

/** Starts the wait that the end of an action asks for; other ends ask for none. */
export const noteEndAtom = atom(null, (_get, set, end: MoneyAction<unknown, unknown>) => {
  if (end.status === 'refused' && end.mustWait) set(moneyWait.startAtom);
});
