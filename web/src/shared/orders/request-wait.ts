import { requestWait } from '../session/wait.ts';

export { useRequestWait } from '../session/use-wait-left.ts';

/** When sending is allowed again, in the clock's elapsed time; 0 when there is no wait. */
export const requestWaitAtom = requestWait.untilAtom;

/** Blocks sending for a minute from now. */
export const startRequestWaitAtom = requestWait.startAtom;
