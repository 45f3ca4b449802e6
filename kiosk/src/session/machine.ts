import type { Clock } from 'web/app';
import { clearCookies, readCookies, wipe } from './wipe.ts';

/** Time limit for the wipe; the reload ends what is left. */
const WIPE_TIMEOUT_MS = 2_000;
/** Longer than the launcher waits for the site (8 s): a site that is slow is there. */
const ANSWER_TIMEOUT_MS = 10_000;
const RETRY_MS = 2_000;
/** Begins the window's name during a session. Each page in the window finds the name, and the wipe removes it. */
const IN_SESSION = 'in session: ';
/** Begins it while a page that is wiped gives way to the next one. */
const LEAVING = 'leaving: ';

export interface Machine {
  /** Whether a session ended without its wipe, for example by a reload. */
  isCutOff: boolean;
  /** Notes that a session begins, and which cookies are older. */
  begin(): void;
  wipe(): Promise<void>;
  /**
   * Loads the path and replaces the history entry. If nothing answers, it waits and calls `onWaiting`: the browser's own
   * error page has no key guard.
   */
  restart(path: () => string, onWaiting?: () => void): Promise<void>;
}

/**
 * What the page can do to its browser. Notes the cookies of this moment, or those from before a session that was cut off: the
 * wipe keeps them. (K1)
 */
export function createMachine(
  window: Window & typeof globalThis,
  clock: Pick<Clock, 'wait' | 'after'>,
  fetch: typeof window.fetch = (...request) => window.fetch(...request),
): Machine {
  const { name, document } = window;
  const mark = [IN_SESSION, LEAVING].find((one) => name.startsWith(one));
  const before = readCookies(mark === undefined ? document : { cookie: name.slice(mark.length) });
  const markWindow = (as: string) => void (window.name = as + [...before.values()].join('; '));
  if (mark === LEAVING) {
    // Until this page came, answers reached the one before it, for seconds on a slow site.
    clearCookies(document, before);
    window.name = '';
  }
  const answers = async () => {
    const limit = new AbortController();
    const cancel = clock.after(ANSWER_TIMEOUT_MS, () => limit.abort());
    try {
      // Calls of the app that get no answer would leave no connection for it.
      const { ok } = await fetch('/', { cache: 'no-store', credentials: 'omit', signal: limit.signal });
      return ok;
    } catch {
      return false;
    } finally {
      cancel();
    }
  };
  return {
    isCutOff: mark === IN_SESSION,
    begin: () => markWindow(IN_SESSION),
    wipe: () => Promise.race([wipe(window, before), clock.wait(WIPE_TIMEOUT_MS)]),
    async restart(path, onWaiting) {
      while (!(await answers())) {
        onWaiting?.();
        await clock.wait(RETRY_MS);
      }
      // Calls that change something are not aborted: their answers may have set cookies since the wipe.
      clearCookies(document, before);
      markWindow(LEAVING);
      window.location.replace(path());
    },
  };
}
