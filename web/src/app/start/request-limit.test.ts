import { expect, it, vi } from 'vitest';
import type { Session } from '../../shared/session/session.ts';
import { watchRequestLimit } from './request-limit.ts';

it.each([
  ['the same session', 1, 1],
  ['an earlier session', 2, 0],
])('too many requests of %s start the wait %i → %i times [8.02]', (_which, idAtReply, times) => {
  let id = 1;
  const session = { snapshot: () => ({ id, status: 'member' }) } as unknown as Session;
  const { watch, onLimit } = watchRequestLimit(session);
  const listener = vi.fn();
  onLimit(listener);
  const noteFailure = watch('POST /api/wallet/add');
  id = idAtReply;
  noteFailure({ kind: 'refused', code: 'REQUEST_LIMIT', status: 429 });
  expect(listener).toHaveBeenCalledTimes(times);
});

it.each([
  'POST /api/login',
  'POST /api/otp/send',
  'POST /api/otp/verify',
  'POST /api/account',
  'POST /api/account/validate',
  'GET /api/lookup/registerOTP',
] as const)('too many requests of %s start no wait, which their own button counts [8.02]', (call) => {
  const session = { snapshot: () => ({ id: 1, status: 'guest' }) } as unknown as Session;
  const { watch, onLimit } = watchRequestLimit(session);
  const listener = vi.fn();
  onLimit(listener);
  watch(call)({ kind: 'refused', code: 'REQUEST_LIMIT', status: 429 });
  expect(listener).not.toHaveBeenCalled();
});
