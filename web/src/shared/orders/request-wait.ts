import { atom, useAtomValue } from 'jotai';
import { storageKeys } from '../session/storage-keys.ts';
import { useWaitLeft } from '../session/use-wait-left.ts';
import { createWait } from '../session/wait.ts';
import type { MoneyAction } from './action-state.ts';

const requestWait = createWait(storageKeys.moneyWait);

/**
 * Until when the server wants nothing sent, in the clock's elapsed time; 0 when there is no wait. It survives a reload. One
 * for all calls: whichever was one too many, the next would be too. [8.02]
 */
export const requestWaitAtom = requestWait.untilAtom;

export const startRequestWaitAtom = requestWait.startAtom;

/** Whole seconds until something may be sent. */
export const useRequestWait = (): number => useWaitLeft(useAtomValue(requestWaitAtom));

/** Starts the wait that the end of an action asks for; other ends ask for none. */
export const noteEndAtom = atom(null, (_get, set, end: MoneyAction<unknown, unknown>) => {
  if (end.status === 'refused' && end.mustWait) set(startRequestWaitAtom);
});
