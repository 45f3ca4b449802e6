import type { Failure } from '../../api/api-error.ts';
import type { CallWatcher } from '../../api/call.ts';
import { isIdentityRefusal, isSessionRefusal } from '../../api/session-refusals.ts';
import type { Session } from '../../shared/session/session.ts';

/**
 * The only place where a reply ends a session. It only changes the session; the routes follow.
 * Ignores replies to calls of an earlier session.
 */
export function watchSession(session: Session): CallWatcher {
  return {
    watch: (key) => {
      const { id } = session.snapshot();
      return (failure: Failure) => {
        if (failure.kind === 'gone') return session.terminate();
        if (session.snapshot().id !== id) return;
        // A login checks a password, also for a member whose change of it got no answer, and not the token.
        if (failure.kind !== 'refused' || key === 'POST /api/login') return;
        if (isIdentityRefusal(failure.code)) session.end('identity-refused');
        else if (isSessionRefusal(failure)) session.end('token-refused');
      };
    },
  };
}
