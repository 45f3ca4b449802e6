import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { servicesAtom } from '../../shared/session/services.ts';

const RETRY_MS = 5_000;

/** In place of what nobody has asked for and nobody can do without: it is fetched again until it is there. */
export function RetryLater({ retry }: { retry: () => void }) {
  const { clock } = useAtomValue(servicesAtom);
  useEffect(() => {
    let isGone = false;
    void clock.wait(RETRY_MS).then(() => {
      if (!isGone) retry();
    });
    return () => void (isGone = true);
  }, [clock, retry]);
  return null;
}
