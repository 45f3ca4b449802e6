import type { Clock } from '../lib/clock.ts';

/** Aborts after `ms` or with the caller's signal; `isExceeded` tells the two apart. Call `stop` at the end. */
export function startTimeout(clock: Clock, ms: number, callerSignal?: AbortSignal) {
  const controller = new AbortController();
  let isExceeded = false;
  const abort = () => controller.abort();
  const cancelTimer = clock.after(ms, () => {
    isExceeded = true;
    abort();
  });
  if (callerSignal?.aborted) abort();
  callerSignal?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    isExceeded: () => isExceeded,
    stop() {
      cancelTimer();
      callerSignal?.removeEventListener('abort', abort);
    },
  };
}
