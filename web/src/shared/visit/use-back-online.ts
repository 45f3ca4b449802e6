import { useEffect, useRef } from 'react';
import { useIsOnline } from './use-is-online.ts';

/** Runs when the network is back, to retry a failed read. Never for anything that moves money. */
export function useBackOnline(onBack: () => void) {
  const isOnline = useIsOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) onBack();
    wasOnline.current = isOnline;
  }, [isOnline, onBack]);
}
