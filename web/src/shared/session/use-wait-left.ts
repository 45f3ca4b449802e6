import { secondsLeft } from '../../lib/countdown.ts';
import { useNow } from './use-now.ts';
import { WAIT_MS } from './wait.ts';

/** Whole seconds until another try is worth making; `until` in the clock's elapsed time, 0 when there is no wait. */
export function useWaitLeft(until: number): number {
  // The time at hand may be older than a wait that begins just now.
  return Math.min(secondsLeft(until, useNow('elapsed', 1000, until > 0)), WAIT_MS / 1000);
}
