import { isLocale, type Locale, type ShellView } from 'web/app';
import type { Machine } from './machine.ts';

/**
 * Why a session ends: the member is done or the service rejects the token (`finished`), the member has left (`idle`), the
 * service has ended (`gone`), or staff open the service pages (`staff`).
 */
export type SessionEndReason = 'finished' | 'idle' | 'gone' | 'staff';

export const STAFF = '/staff';

/** Path of the page that says that the service has ended. [2.08] */
const CLOSED = '/terminated';

const closedPath = (language: string) => `${CLOSED}#${language}`;

/** The language in which the page must say that the service has ended; null on any other path. */
export function closedLocale({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Locale | null {
  const language = hash.slice(1);
  return pathname === CLOSED && isLocale(language) ? language : null;
}

interface EndOptions {
  session: ShellView['session'];
  machine: Pick<Machine, 'wipe' | 'restart'>;
  language: () => string;
  onEnd: () => void;
  /** Called while the page cannot be reloaded. */
  onWaiting: () => void;
}

/**
 * Creates the only function that ends a session: aborts its calls, removes its screens and data, and restarts the page.
 * A call after the first only lets staff in: their PIN was right, also while a session ends, or the page already leaves. (K1) (K4)
 */
export function createEndSession({ session, machine, language, onEnd, onWaiting }: EndOptions) {
  let path: string | null = null;
  let isLeaving = false;
  return async (reason: SessionEndReason): Promise<void> => {
    const isOver = path !== null;
    if (reason === 'staff') path = STAFF;
    // A slow site leaves the old page on the screen for seconds.
    if (isLeaving && reason === 'staff') await machine.restart(() => STAFF, onWaiting);
    if (isOver) return;
    path ??= reason === 'gone' ? closedPath(language()) : '/';
    try {
      onEnd();
      session.end('logout');
      session.leave();
    } finally {
      // Also when a part of the app throws: the member has left, and nothing else would remove their data.
      await machine.wipe();
      await machine.restart(() => path ?? '/', onWaiting);
      isLeaving = true;
    }
  };
}

/** Only for an end that the app itself causes. Returns the function that stops watching. */
export function watchSessionEnd(
  session: Pick<ShellView['session'], 'snapshot' | 'subscribe'>,
  onEnd: (reason: SessionEndReason) => void,
): () => void {
  let last = session.snapshot();
  return session.subscribe(() => {
    const now = session.snapshot();
    if (now.status === 'gone') onEnd('gone');
    else if (last.status === 'member' && now.status === 'guest') onEnd('finished');
    last = now;
  });
}

/**
 * Calls back when staff enter the PIN, after money stops moving, unless they close the pad before. Returns the function that stops
 * it. (K4) (K9)
 */
export function watchStaff(
  window: Window,
  visit: Pick<ShellView['visit'], 'snapshot' | 'subscribe'>,
  onStaff: () => void,
): () => void {
  let stopWaiting = () => {};
  const goOnceStill = () => {
    if (visit.snapshot().isMoneyMoving) return;
    stopWaiting();
    onStaff();
  };
  const onDoor = (event: Event) => {
    // Otherwise the staff gate would navigate by itself and skip the end of the session.
    event.preventDefault();
    stopWaiting();
    stopWaiting = visit.subscribe(goOnceStill);
    goOnceStill();
  };
  const listeners = new AbortController();
  window.addEventListener('terminal-staff', onDoor, listeners);
  window.addEventListener('terminal-staff-cancel', () => stopWaiting(), listeners);
  return () => {
    listeners.abort();
    stopWaiting();
  };
}
