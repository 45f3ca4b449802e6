import { useAtomValue } from 'jotai';
import { useWaitLeft } from '../session/use-wait-left.ts';
import { requestWait } from '../session/wait.ts';

/** When sending is allowed again, in the clock's elapsed time; 0 when there is no wait. */
export const requestWaitAtom = requestWait.untilAtom;

/** Blocks sending for a minute from now. */
export const startRequestWaitAtom = requestWait.startAtom;

/** Whole seconds until sending is allowed; 0 when it is. */
export const useRequestWait = (): number => useWaitLeft(useAtomValue(requestWaitAtom));
