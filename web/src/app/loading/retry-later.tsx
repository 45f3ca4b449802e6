import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { servicesAtom } from '../../shared/session/services.ts';

const RETRY_MS = 5_000;

/** In place of what nobody has asked for and nobody can do without: it is fetched again until it is there. */
export function RetryLater({ retry }: { retry: () => void }) {
  const { clock } = useAtomValue(servicesAtom);
  useEffect(() => clock.after(RETRY_MS, retry), [clock, retry]);
  return null;
}
