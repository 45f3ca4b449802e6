import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { servicesAtom } from '../../shared/session/services.ts';

const RETRY_MS = 5_000;

/** For required parts that the member did not open: fetches again until it succeeds, and shows nothing. */
export function RetryLater({ retry }: { retry: () => void }) {
  const { clock } = useAtomValue(servicesAtom);
  useEffect(() => clock.after(RETRY_MS, retry), [clock, retry]);
  return null;
}
