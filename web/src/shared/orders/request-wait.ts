import { useAtomValue } from 'jotai';
import { storageKeys } from '../session/storage-keys.ts';
import { useWaitLeft } from '../session/use-wait-left.ts';
import { createWait } from '../session/wait.ts';

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
