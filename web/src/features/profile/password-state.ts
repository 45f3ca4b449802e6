import { atom } from 'jotai';
import { failureOf } from '../../api/api-error.ts';
import { createMoneyAction } from '../../state/money-action.ts';
import { readDone } from '../../state/read-done.ts';
import { servicesAtom } from '../../state/services.ts';
import { storageKeys } from '../../state/storage-keys.ts';

export interface PasswordChange {
  username: string;
  oldPassword: string;
  newPassword: string;
}

/** Too many attempts: "wait about 1 minute". [8.02] */
const WAIT_MS = 60_000;
const WAIT_CODES = new Set(['REQUEST_LIMIT', 'REQUEST_LIMIT_1MIN']);
/** How a login says that the password is another one. */
const OTHER_PASSWORD = new Set(['WRONG_CREDENTIAL', 'WRONG_PASSWORD']);

/**
 * Changes the password, once. [7.08] No call tells what a password is; whether it has become the new one is found out by
 * a login with it, whose token nobody keeps. Sending the change again would not tell: the old password may be gone.
 */
export const changePasswordAction = createMoneyAction<PasswordChange, undefined, true>({
  send: (get, _set, { oldPassword, newPassword }) =>
    get(servicesAtom).call('PUT /api/account/changepwd', readDone, {
      body: { oldPassword, newPassword },
    }),
  settle: async (get, _set, { username, newPassword }) => {
    try {
      await get(servicesAtom).call('POST /api/login', ({ token }) => token, {
        body: { username, password: newPassword },
      });
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused' && OTHER_PASSWORD.has(failure.code)) return null;
      throw error;
    }
  },
});

export const passwordChangeAtom = changePasswordAction.stateAtom;
export const resetPasswordChangeAtom = changePasswordAction.resetAtom;

const baseWaitAtom = atom<number | null>(null);

/** Until when no attempt is worth making, in ms since 1970; 0 when there is no wait. It survives a reload. */
export const passwordWaitUntilAtom = atom((get) => {
  const { platform, clock } = get(servicesAtom);
  const until = get(baseWaitAtom) ?? Number(platform.session.get(storageKeys.passwordWait) ?? 0);
  // A clock set back must not turn one minute into an hour.
  return Number.isFinite(until) && until - clock.now() <= WAIT_MS ? until : 0;
});

/** Changes the password and keeps the wait that a refusal asks for. Resolves to how it ended; null while one is open. */
export const changePasswordAtom = atom(null, async (get, set, change: PasswordChange) => {
  const { platform, clock } = get(servicesAtom);
  if (get(passwordWaitUntilAtom) > clock.now()) return null;
  const end = await set(changePasswordAction.runAtom, change);
  if (end?.status === 'refused' && WAIT_CODES.has(end.code)) {
    const until = clock.now() + WAIT_MS;
    platform.session.set(storageKeys.passwordWait, String(until));
    set(baseWaitAtom, until);
  }
  return end;
});
