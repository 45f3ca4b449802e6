import type { Clock } from './services.ts';

/** A signal for a call that must not be waited for longer than so many ms, nor by whoever has gone (`left`). */
export function timeoutSignal(clock: Clock, ms: number, left: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort();
  void clock.wait(ms).then(stop);
  left.addEventListener('abort', stop, { once: true });
  return controller.signal;
}
