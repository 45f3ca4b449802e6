import { type Failure, failureOf } from './api-error.ts';

const WAIT_CODES = new Set(['REQUEST_LIMIT', 'REQUEST_LIMIT_1MIN']);
const TOO_MANY_REQUESTS = 429;

export const isWaitCode = (code: string): boolean => WAIT_CODES.has(code);

/** Whether the service asks to wait about a minute before the next try: by a code, or by status 429. [8.02] */
export const asksToWait = (failure: Failure): boolean =>
  failure.kind === 'refused' && (failure.status === TOO_MANY_REQUESTS || isWaitCode(failure.code));

/** Reads again at once after a failure, unless the service asks to wait; null if that fails too. */
export const readTwice = <T>(read: () => Promise<T>): Promise<T | null> =>
  read()
    .catch((error: unknown) => (asksToWait(failureOf(error)) ? null : read()))
    .catch(() => null);
