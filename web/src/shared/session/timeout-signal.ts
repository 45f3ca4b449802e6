import type { Clock } from '../../lib/clock.ts';

/** A signal that aborts after `ms`, or as soon as the caller leaves (`left`). */
export function timeoutSignal(clock: Clock, ms: number, left: AbortSignal): AbortSignal {
  const controller = new AbortController();
  if (left.aborted) controller.abort();
  else void clock.wait(ms, left).then(() => controller.abort());
  return controller.signal;
}
