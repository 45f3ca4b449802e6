import type { Failure } from './api-error.ts';

const WAIT_CODES = new Set(['REQUEST_LIMIT', 'REQUEST_LIMIT_1MIN']);
const TOO_MANY_REQUESTS = 429;

/** Whether the server wants another try only after a wait: by its code, or by the status alone. [8.02] */
export const asksToWait = (failure: Failure): boolean =>
  failure.kind === 'refused' && (failure.status === TOO_MANY_REQUESTS || WAIT_CODES.has(failure.code));
