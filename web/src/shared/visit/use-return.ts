import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { servicesAtom } from '../session/services.ts';

const AWAY_MS = 60_000;

/**
 * Runs when a page that was hidden for a minute or more is visible again. Its figures are old, and the monotonic clock of many
 * devices stops while they sleep: until an answer corrects it, the service's time is late by that sleep. (W9)
 */
export function useReturn(onReturn: () => void): void {
  const { clock } = useAtomValue(servicesAtom);
  const run = useEffectEvent(onReturn);
  useEffect(() => {
    let hiddenAt = Infinity;
    const look = () => {
      if (document.hidden) hiddenAt = clock.device();
      else if (clock.device() - hiddenAt >= AWAY_MS) run();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [clock]);
}
