import { expect, it, vi } from 'vitest';
import type { Session } from '../../shared/session/session.ts';
import { watchSession } from './session-end.ts';

it.each([
  ['the same session', 1, 1],
  ['a later session', 2, 0],
])('a refused token of %s ends it %i → %i times [4.02]', (_which, idAtReply, times) => {
  let id = 1;
  const end = vi.fn();
  const session = { snapshot: () => ({ id, status: 'member' }), end } as unknown as Session;
  const noteFailure = watchSession(session).watch('GET /api/wallet');
  id = idAtReply;
  noteFailure({ kind: 'refused', code: 'UNAUTHORIZED', status: 401 });
  expect(end).toHaveBeenCalledTimes(times);
});

it('a refused login, which may look up a change of the password, leaves its member signed in [4.02]', () => {
  const [end, terminate] = [vi.fn(), vi.fn()];
  const session = { snapshot: () => ({ id: 1, status: 'member' }), end, terminate } as unknown as Session;
  const noteFailure = watchSession(session).watch('POST /api/login');
  for (const code of ['UNAUTHORIZED', 'INVALID_USER_1', 'WRONG_CREDENTIAL'])
    noteFailure({ kind: 'refused', code, status: 401 });
  expect(end).not.toHaveBeenCalled();
  noteFailure({ kind: 'gone' });
  expect(terminate).toHaveBeenCalledOnce();
});

it('a gone reply to a call of an earlier session ends the service too [4.02] [7.01]', () => {
  let id = 1;
  const terminate = vi.fn();
  const session = { snapshot: () => ({ id, status: 'guest' }), terminate } as unknown as Session;
  const noteFailure = watchSession(session).watch('GET /api/wallet');
  id = 2;
  noteFailure({ kind: 'gone' });
  expect(terminate).toHaveBeenCalledOnce();
});
