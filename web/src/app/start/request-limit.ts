import { asksToWait } from '../../api/asks-to-wait.ts';
import type { EndpointKey } from 'contracts';
import type { CallWatcher } from '../../api/call.ts';
import { createListeners } from '../../lib/listeners.ts';
import type { Session } from '../../shared/session/session.ts';

/** The login and the registration show the wait on their own button. */
const COUNT_THEMSELVES: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  'POST /api/login',
  'POST /api/otp/send',
  'POST /api/otp/verify',
  'POST /api/account',
  'POST /api/account/validate',
  'GET /api/lookup/registerOTP',
]);

export function watchRequestLimit(
  session: Session,
): CallWatcher & { onLimit: (listener: () => void) => () => void } {
  const { subscribe, notify } = createListeners();
  return {
    watch: (key) => {
      const { id } = session.snapshot();
      return (failure) => {
        if (!asksToWait(failure) || COUNT_THEMSELVES.has(key) || session.snapshot().id !== id) return;
        notify();
      };
    },
    onLimit: subscribe,
  };
}
