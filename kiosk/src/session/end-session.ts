import { isLocale, type Locale, type ShellView } from 'web/app';
import type { Machine } from './machine.ts';

/** Every way in which a session ends here: the member is done or gone, the service refuses the token, or has ended, or staff come. */
export type EndReason = 'finished' | 'idle' | 'refused' | 'gone' | 'staff';

/** Where the service pages are. */
export const STAFF = '/staff';

/** Where the page says that the service has ended. [2.08] */
const CLOSED = '/terminated';

/** The page that tells of the end of the service, in the language of who was there; it is no session. */
const closedPath = (language: string) => `${CLOSED}#${language}`;

/** Whether the page was loaded to tell that, and in which language; null for the start. */
export function closedLocale({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Locale | null {
  const language = hash.slice(1);
  return pathname === CLOSED && isLocale(language) ? language : null;
}

interface EndOptions {
  session: ShellView['session'];
  machine: Machine;
  language: () => string;
  /** The app must go from the screen at once. */
  onEnd: () => void;
  /** The page cannot be reloaded for now. */
  onWaiting: () => void;
}

/**
 * The one end of a session: its calls are given up, its screens and whatever it has left are taken away, and the page
 * starts again. What happens after the first call is of no interest. (K1)
 */
export function createEndSession({ session, machine, language, onEnd, onWaiting }: EndOptions) {
  let isOver = false;
  return async (reason: EndReason): Promise<void> => {
    if (isOver) return;
    isOver = true;
    const path = reason === 'gone' ? closedPath(language()) : reason === 'staff' ? STAFF : '/';
    onEnd();
    if (session.snapshot().status === 'member') session.end('logout');
    await machine.wipe();
    await machine.restart(path, onWaiting);
  };
}

/** Calls back when the app itself has ended the session. Returns how to stop. */
export function watchSessionEnd(
  session: Pick<ShellView['session'], 'snapshot' | 'subscribe'>,
  onEnd: (reason: EndReason) => void,
): () => void {
  let last = session.snapshot();
  return session.subscribe(() => {
    const now = session.snapshot();
    if (now.status === 'gone') onEnd('gone');
    else if (last.status === 'member' && now.status === 'guest')
      onEnd(now.lastEnd === 'token-refused' || now.lastEnd === 'identity-refused' ? 'refused' : 'finished');
    last = now;
  });
}

/** Calls back when staff have opened their door, once no money is moving. Returns how to stop. (K4) (K9) */
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
    // Or the door would lead on by itself, past the end of the session.
    event.preventDefault();
    stopWaiting();
    stopWaiting = visit.subscribe(goOnceStill);
    goOnceStill();
  };
  window.addEventListener('terminal-staff', onDoor);
  return () => {
    window.removeEventListener('terminal-staff', onDoor);
    stopWaiting();
  };
}
