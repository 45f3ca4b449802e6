import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { runWhenAllowed } from '../session/wait.ts';
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
    return runWhenAllowed(get, 0, () => {
      isDue.current = false;
      read();
    });
  }, [isOnline, get]);
}
