import { useAtomValue } from 'jotai';
import { secondsLeft } from '../../lib/countdown.ts';
import { useNow } from './use-now.ts';
import { requestWait, WAIT_MS } from './wait.ts';

/** Whole seconds until the next try makes sense; `until` in the clock's elapsed time, 0 when there is no wait. */
export function useWaitLeft(until: number): number {
  // The rendered time may be older than a wait that has just started.
  return Math.min(secondsLeft(until, useNow('elapsed', 1000, until)), WAIT_MS / 1000);
}

/** Whole seconds until sending is allowed; 0 when it is. */
export const useRequestWait = (): number => useWaitLeft(useAtomValue(requestWait.untilAtom));
