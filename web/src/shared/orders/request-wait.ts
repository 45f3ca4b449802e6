import { atom, useAtomValue } from 'jotai';
import { storageKeys } from '../session/storage-keys.ts';
import { useWaitLeft } from '../session/use-wait-left.ts';
import { createWait } from '../session/wait.ts';
import type { MoneyAction } from './action-state.ts';

const requestWait = createWait(storageKeys.moneyWait);

/**
 * When sending is allowed again, in the clock's elapsed time; 0 when there is no wait. It survives a reload. One wait for all
 * calls, because the rate limit applies to all. [8.02]
 */
export const requestWaitAtom = requestWait.untilAtom;

/** Blocks sending for a minute from now. */
export const startRequestWaitAtom = requestWait.startAtom;

/** Whole seconds until sending is allowed; 0 when it is. */
export const useRequestWait = (): number => useWaitLeft(useAtomValue(requestWaitAtom));

/** Starts the wait when an action ended with a request to wait. */
export const noteEndAtom = atom(null, (_get, set, end: MoneyAction<unknown, unknown>) => {
  if (end.status === 'refused' && end.mustWait) set(startRequestWaitAtom);
});
