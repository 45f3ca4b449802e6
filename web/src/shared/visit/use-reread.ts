import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { servicesAtom } from '../session/services.ts';
import { changesAtom } from './changes.ts';

/**
 * Reads again what a screen shows after another page of the browser has changed something, and after Back has restored this page
 * from memory. A hidden page waits until it is visible. (W9)
 *
 * `awayMs`: also after it was hidden for so long. The monotonic clock of many devices stops while they sleep, and the service's time
 * with it until an answer comes.
 */
export function useReread(read: () => void, awayMs = Infinity): void {
  const changes = useAtomValue(changesAtom);
  const { clock } = useAtomValue(servicesAtom);
  const onOutdated = useEffectEvent(read);
  useEffect(() => {
    let isOutdated = false;
    let hiddenAt = Infinity;
    const look = () => {
      if (document.hidden) hiddenAt = clock.device();
      else if (isOutdated || clock.device() - hiddenAt >= awayMs) {
        isOutdated = false;
        onOutdated();
      }
    };
    const note = () => {
      isOutdated = true;
      look();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && note();
    const stopListening = changes.listen(note);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', onShow);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', onShow);
    };
  }, [changes, clock, awayMs]);
}
