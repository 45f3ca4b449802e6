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
    watch: () => {
      const { id } = session.snapshot();
      return (failure: Failure) => {
        if (failure.kind === 'gone') return session.terminate();
        if (session.snapshot().id !== id) return;
        if (failure.kind !== 'refused') return;
        if (isIdentityRefusal(failure.code)) session.end('identity-refused');
        else if (isSessionRefusal(failure)) session.end('token-refused');
      };
    },
  };
}
