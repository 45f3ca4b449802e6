import { atom } from 'jotai';
import type { Failure } from '../../api/api-error.ts';
import { createLock } from '../../shared/session/lock.ts';
import { requestToken } from '../../api/request-token.ts';
import { visitorFailure } from '../../api/session-refusals.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { storageKeys } from '../../shared/session/storage-keys.ts';
import { asksToWait } from '../../api/asks-to-wait.ts';
import { createWait } from '../../shared/session/wait.ts';

export type LoginState = { status: 'idle' } | { status: 'sending' } | { status: 'failed'; failure: Failure };

/** What the login form sends; `remember` keeps the token after the browser is closed. [2.20] */
export interface Credentials {
  /** Digits only, see `normalisePhone`. */
  username: string;
  password: string;
  remember: boolean;
}

const wait = createWait(storageKeys.loginWait);

const baseLoginAtom = atom<LoginState>({ status: 'idle' });
const lockAtom = createLock();

export const loginAtom = atom((get) => get(baseLoginAtom));

/** Until when the login is blocked, in the clock's elapsed time; 0 without a wait. */
export const loginWaitUntilAtom = wait.untilAtom;

export const clearLoginErrorAtom = atom(null, (get, set) => {
  if (get(baseLoginAtom).status === 'failed') set(baseLoginAtom, { status: 'idle' });
});

// A plain object, because the reply reads it long after the render that sent the credentials.
const formsAtom = atom(() => ({ open: 0 }));

export const openFormAtom = atom(null, (get) => {
  const forms = get(formsAtom);
  forms.open += 1;
  return () => void (forms.open -= 1);
});

/**
 * Signs in and stores the token. [2.20] [7.09] Leaving the login cancels the attempt: a later reply signs no one in on another page.
 */
export const loginAction = atom(null, async (get, set, credentials: Credentials): Promise<void> => {
  if (get(loginWaitUntilAtom) > get(servicesAtom).clock.elapsed()) return;
  await get(lockAtom).run(() => set(attemptAtom, credentials));
});

const attemptAtom = atom(
  null,
  async (get, set, { username, password, remember }: Credentials): Promise<void> => {
    const { call, session, platform } = get(servicesAtom);
    set(baseLoginAtom, { status: 'sending' });
    try {
      const token = await requestToken(call, { username, password });
      set(baseLoginAtom, { status: 'idle' });
      if (get(formsAtom).open > 0) session.start(token, remember && platform.offersRememberMe);
    } catch (error) {
      const failure = visitorFailure(error, 'LOGIN_FAIL');
      if (asksToWait(failure)) set(wait.startAtom);
      set(baseLoginAtom, { status: 'failed', failure });
    }
  },
);
