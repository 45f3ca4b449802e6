import { atom } from 'jotai';
import { failureOf, type Failure } from '../../api/api-error.ts';
import { servicesAtom } from '../../state/services.ts';

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

/** Too many attempts: "wait about 1 minute". [8.02] */
const WAIT_MS = 60_000;
const WAIT_CODES = new Set(['REQUEST_LIMIT', 'REQUEST_LIMIT_1MIN']);
/** Kept over a reload, so that the wait is not shortened by one. */
const WAIT_KEY = 'login-wait-until';

const baseLoginAtom = atom<LoginState>({ status: 'idle' });
const lockAtom = atom(() => ({ held: false }));
const baseWaitAtom = atom<number | null>(null);

export const loginAtom = atom((get) => get(baseLoginAtom));

/** Until when no attempt is worth making, in ms since 1970; 0 when there is no wait. */
export const loginWaitUntilAtom = atom((get) => {
  const { platform, clock } = get(servicesAtom);
  const until = get(baseWaitAtom) ?? Number(platform.session.get(WAIT_KEY) ?? 0);
  // A clock set back must not turn one minute into an hour.
  return Number.isFinite(until) && until - clock.now() <= WAIT_MS ? until : 0;
});

export const clearLoginErrorAtom = atom(null, (get, set) => {
  if (get(baseLoginAtom).status === 'failed') set(baseLoginAtom, { status: 'idle' });
});

/** Signs in and keeps the token. Resolves to whether the member is in. [2.20] [7.09] */
export const loginAction = atom(
  null,
  async (get, set, { username, password, remember }: Credentials): Promise<boolean> => {
    const { call, session, platform, clock } = get(servicesAtom);
    const lock = get(lockAtom);
    if (lock.held || get(loginWaitUntilAtom) > clock.now()) return false;
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
      if (failure.kind === 'refused' && WAIT_CODES.has(failure.code)) {
        const until = clock.now() + WAIT_MS;
        platform.session.set(WAIT_KEY, String(until));
        set(baseWaitAtom, until);
      }
      set(baseLoginAtom, { status: 'failed', failure });
      return false;
    } finally {
      lock.held = false;
    }
  },
);
