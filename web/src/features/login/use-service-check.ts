import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { servicesAtom } from '../../shared/session/services.ts';

/**
 * Checks each time the login opens whether the service is still active; true while the check runs. [2.12]
 * A failed check shows nothing, and the login stays usable.
 */
export function useServiceCheck(): boolean {
  const services = useAtomValue(servicesAtom);
  const [first] = useState(services);
  // A login that succeeds does not check again; the visitor whose stored token was refused does.
  const { call, session } = services.session.snapshot().status === 'member' ? first : services;
  const [isChecking, setIsChecking] = useState(true);
  useEffect(() => {
    const abort = new AbortController();
    void call('GET /api/lookup/active', ({ terminated }) => terminated === 'gone', { signal: abort.signal })
      .catch(() => false)
      .then((isGone) => {
        if (abort.signal.aborted) return;
        setIsChecking(false);
        if (isGone) session.terminate();
      });
    return () => abort.abort();
  }, [call, session]);
  return isChecking;
}
