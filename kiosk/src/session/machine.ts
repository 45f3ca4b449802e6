import type { Clock } from 'web/app';
import { readCookies, wipe } from './wipe.ts';

/** Time limit for the wipe; the reload ends what is left. */
const WIPE_TIMEOUT_MS = 2_000;
const ANSWER_TIMEOUT_MS = 5_000;
const RETRY_MS = 2_000;

export interface Machine {
  wipe(): Promise<void>;
  /**
   * Loads the path and replaces the history entry. If nothing answers, it waits and calls `onWaiting`: the browser's own
   * error page has no key guard.
   */
  restart(path: () => string, onWaiting?: () => void): Promise<void>;
}

/** What the page can do to its browser. Notes the cookies of this moment: the wipe keeps them. (K1) */
export function createMachine(
  window: Window & typeof globalThis,
  clock: Pick<Clock, 'wait'>,
  fetch: typeof window.fetch = (...request) => window.fetch(...request),
): Machine {
  const before = readCookies(window.document);
  const answers = () =>
    Promise.race([
      fetch('/', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      ),
      clock.wait(ANSWER_TIMEOUT_MS).then(() => false),
    ]);
  return {
    wipe: () => Promise.race([wipe(window, before), clock.wait(WIPE_TIMEOUT_MS)]),
    async restart(path, onWaiting) {
      while (!(await answers())) {
        onWaiting?.();
        await clock.wait(RETRY_MS);
      }
      window.location.replace(path());
    },
  };
}
