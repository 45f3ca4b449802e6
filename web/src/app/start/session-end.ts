import type { Failure } from '../../api/api-error.ts';
import type { CallWatcher } from '../../api/call.ts';
import type { Session } from '../../shared/session/session.ts';

/** Replies that end the session: an invalid token, and 'cannot verify identity'. [4.02] [8.02] */
const ENDS_SESSION = new Set([
  'UNAUTHORIZED',
  'EXPIRED_AUTH_TOKEN',
  'INVALID_USER_1',
  'INVALID_USER_2',
  'INVALID_USER_3',
  'INVALID_USER_4',
]);

/**
 * The one place where a reply ends a session. It only changes the session; the routes follow from that.
 * A reply to a call of an earlier session says nothing about the present one and is ignored.
 */
export function watchSession(session: Session): CallWatcher {
  return {
    watch: () => {
      const { id } = session.snapshot();
      return (failure: Failure) => {
        if (failure.kind === 'gone') return session.terminate();
        const now = session.snapshot();
        if (now.id !== id || now.status !== 'member') return;
        if (failure.kind === 'refused' && ENDS_SESSION.has(failure.code)) session.end('token-refused');
      };
    },
  };
}
