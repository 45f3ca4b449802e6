import { type Failure, failureOf } from './api-error.ts';

const IDENTITY_REFUSAL = /^\s*(?:INVALID_USER_[1-4]|cannot verify identity)\s*$/i;
const TOKEN_REFUSALS: ReadonlySet<string> = new Set(['UNAUTHORIZED', 'EXPIRED_AUTH_TOKEN']);
/** Refusals of a phone and a password; they do not concern the token. [8.02] */
const CREDENTIAL_REFUSALS: ReadonlySet<string> = new Set(['WRONG_CREDENTIAL', 'WRONG_PASSWORD', 'NO_USER']);
const UNAUTHORIZED_STATUS = 401;

/** Whether the code, or the text in its place, says that the service cannot verify who calls. [4.02] [8.02] */
export const isIdentityRefusal = (code: string): boolean => IDENTITY_REFUSAL.test(code);

/** A message that ends the session even in an answer with status 200. [4.02] */
export const isSessionMessage = (code: string): boolean =>
  TOKEN_REFUSALS.has(code) || isIdentityRefusal(code);

/** Whether a refusal ends the session: the member signs in again. [4.02] */
export const isSessionRefusal = ({ code, status }: Extract<Failure, { kind: 'refused' }>): boolean =>
  isSessionMessage(code) || (status === UNAUTHORIZED_STATUS && !CREDENTIAL_REFUSALS.has(code));

/** A visitor's call needs no token: a refusal that demands a login, such as a 401 without a reason, counts as `code`. [8.02] */
export function visitorFailure(error: unknown, code: 'LOGIN_FAIL' | 'REGISTER_FAIL'): Failure {
  const failure = failureOf(error);
  return 'code' in failure && failure.code === 'UNAUTHORIZED' ? { ...failure, code } : failure;
}
