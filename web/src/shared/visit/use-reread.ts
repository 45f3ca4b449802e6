import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { changesAtom } from './changes.ts';

/**
 * Reads again what a screen shows after another page of the browser has changed something, and after Back has restored this page
 * from memory. A hidden page waits until it is visible. (W9)
 */
export function useReread(read: () => void): void {
  const changes = useAtomValue(changesAtom);
  const onOutdated = useEffectEvent(read);
  useEffect(() => {
    let isOutdated = false;
    const look = () => {
      if (!isOutdated || document.hidden) return;
      isOutdated = false;
      onOutdated();
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
  }, [changes]);
}
