import type { Failure } from './api-error.ts';

const WAIT_CODES = new Set(['REQUEST_LIMIT', 'REQUEST_LIMIT_1MIN']);
const TOO_MANY_REQUESTS = 429;

/** Whether the server asks the client to wait before the next try, by code or by status. [8.02] */
export const asksToWait = (failure: Failure): boolean =>
  failure.kind === 'refused' && (failure.status === TOO_MANY_REQUESTS || WAIT_CODES.has(failure.code));
