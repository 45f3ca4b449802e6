import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { servicesAtom } from '../session/services.ts';
import { restBeforeRepeat } from '../session/wait.ts';
import { useIsOnline } from './use-is-online.ts';

/**
 * Runs when the network is back, to retry a failed read; while the service asks to wait, after that. Never for anything that moves
 * money. [8.02]
 */
export function useBackOnline(onBack: () => void) {
  const isOnline = useIsOnline();
  const { get } = useStore();
  const isDue = useRef(false);
  const read = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOnline) isDue.current = true;
    if (!isOnline || !isDue.current) return;
    let cancel = () => {};
    const check = () => {
      const rest = restBeforeRepeat(get, 0);
      if (rest > 0) {
        cancel = get(servicesAtom).clock.after(rest, check);
        return;
      }
      isDue.current = false;
      read();
    };
    check();
    return () => cancel();
  }, [isOnline, get]);
}
