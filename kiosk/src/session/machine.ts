import type { Clock } from 'web/app';
import { readCookies, wipe } from './wipe.ts';

/** How long the wipe may take; what has not ended by then ends with the page. */
const WIPE_LIMIT_MS = 2_000;
const ANSWER_LIMIT_MS = 5_000;
const RETRY_MS = 2_000;

/** What the terminal itself does at the end of a session. */
export interface Machine {
  /** Takes away whatever the session has left in the browser. */
  wipe(): Promise<void>;
  /**
   * Reloads the page, in place of the one that is there. Where nothing answers, a browser would show a page of its own,
   * without anything that keeps strangers in the app: then it waits, and says so.
   */
  restart(path: string, onWaiting: () => void): Promise<void>;
}

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
      clock.wait(ANSWER_LIMIT_MS).then(() => false),
    ]);
  return {
    wipe: () => Promise.race([wipe(window, before), clock.wait(WIPE_LIMIT_MS)]),
    async restart(path, onWaiting) {
      while (!(await answers())) {
        onWaiting();
        await clock.wait(RETRY_MS);
      }
      window.location.replace(path);
    },
  };
}
