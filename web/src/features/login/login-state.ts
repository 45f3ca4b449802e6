import { atom } from 'jotai';
import { failureOf, type Failure } from '../../api/api-error.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { asksToWait, createWait } from '../../shared/session/wait.ts';

export type LoginState =
  | { status: 'idle' }
  | { status: 'sending' }
  /** Cleared when the member types. [2.18] */
  | { status: 'failed'; failure: Failure };

export interface Credentials {
  /** Digits only, see `normalisePhone`. */
  username: string;
  password: string;
  remember: boolean;
}

/** After too many attempts. [8.02] */
const wait = createWait('login-wait-until');

const baseLoginAtom = atom<LoginState>({ status: 'idle' });
const lockAtom = atom(() => ({ held: false }));

export const loginAtom = atom((get) => get(baseLoginAtom));

/** Until when no attempt is worth making, in the clock's elapsed time; 0 when there is no wait. */
export const loginWaitUntilAtom = wait.untilAtom;

export const clearLoginErrorAtom = atom(null, (get, set) => {
  if (get(baseLoginAtom).status === 'failed') set(baseLoginAtom, { status: 'idle' });
});

/** Signs in and keeps the token. Resolves to whether the member is in. [2.20] [7.09] */
export const loginAction = atom(
  null,
  async (get, set, { username, password, remember }: Credentials): Promise<boolean> => {
    const { call, session, platform, clock } = get(servicesAtom);
    const lock = get(lockAtom);
    if (lock.held || get(loginWaitUntilAtom) > clock.elapsed()) return false;
    lock.held = true;
    set(baseLoginAtom, { status: 'sending' });
    try {
      const token = await call(
        'POST /api/login',
        (reply) => {
          if (typeof reply.token !== 'string' || reply.token === '')
            throw new TypeError('login without a token');
          return reply.token;
        },
        { body: { username, password } },
      );
      set(baseLoginAtom, { status: 'idle' });
      session.start(token, remember && platform.offersRememberMe);
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused' && asksToWait(failure.code)) set(wait.startAtom);
      set(baseLoginAtom, { status: 'failed', failure });
      return false;
    } finally {
      lock.held = false;
    }
  },
);
