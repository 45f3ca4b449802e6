import { atom } from 'jotai';
import { type Failure, failureOf } from '../../api/api-error.ts';
import { asksToWait } from '../../api/asks-to-wait.ts';
import type { Call } from '../../api/call.ts';
import { createCommand } from '../../shared/orders/command.ts';
import { startRequestWaitAtom } from '../../shared/orders/request-wait.ts';
import { readDone } from '../../api/read-done.ts';
import { isReason } from '../../api/reasons.ts';
import { requestToken } from '../../api/request-token.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { storageKeys } from '../../shared/session/storage-keys.ts';
import { createWait } from '../../shared/session/wait.ts';

export interface PasswordChange {
  username: string;
  oldPassword: string;
  newPassword: string;
}

const wait = createWait(storageKeys.passwordWait);
const OTHER_PASSWORD = new Set(['WRONG_CREDENTIAL', 'WRONG_PASSWORD']);

/** Some backends refuse a password by status 401 alone; the service's other reasons say nothing about the password. */
const isOtherPassword = (failure: Failure) =>
  failure.kind === 'refused' &&
  (OTHER_PASSWORD.has(failure.code) ||
    (failure.status === 401 && (failure.code === 'UNAUTHORIZED' || !isReason(failure.code))));

/**
 * Changes the password, exactly once. [7.08] No call returns the password, so a lost result is checked by a login with
 * the new password, whose token is dropped. Sending the change again would prove nothing: the old password may already
 * be invalid.
 */
export const changePasswordAction = createCommand<PasswordChange, true>({
  send: (get, _set, change) => requestPassword(get(servicesAtom).call, change),
  // Each reading that finds nothing is a wrong password, and the service allows only a few of them.
  reconcileAfterMs: [10_000],
  reconcile: async (get, set, { username, newPassword }) => {
    try {
      await requestToken(get(servicesAtom).call, { username, password: newPassword });
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (isOtherPassword(failure)) return null;
      // A login counts its own wait, but this one has no button.
      if (asksToWait(failure)) set(startRequestWaitAtom);
      throw error;
    }
  },
});

export const requestPassword = (
  call: Call,
  { oldPassword, newPassword }: Omit<PasswordChange, 'username'>,
): Promise<true> => call('PUT /api/account/changepwd', readDone, { body: { oldPassword, newPassword } });

export const passwordChangeAtom = changePasswordAction.stateAtom;
export const resetPasswordChangeAtom = changePasswordAction.resetAtom;

/** Until when a change is blocked, in the clock's elapsed time; 0 without a wait. It survives a reload. */
export const passwordWaitUntilAtom = wait.untilAtom;

/** Stores the wait that a refusal requires. Null while another change is unresolved. */
export const changePasswordAtom = atom(null, async (get, set, change: PasswordChange) => {
  if (get(passwordWaitUntilAtom) > get(servicesAtom).clock.elapsed()) return null;
  const end = await set(changePasswordAction.runAtom, change);
  if (end?.status === 'refused' && end.mustWait) set(wait.startAtom);
  return end;
});
