import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { walletAtom } from '../../../shared/wallet/wallet-state.ts';
import { readMissedAtom } from '../state/chat-connection.ts';

/**
 * Reads messages that the connection missed while the panel was closed, when it opens. (C2) Without the wallet, which may have been
 * refused because of too many requests, it finds the member by their profile. [8.02]
 */
export function useFreshness(isOpen: boolean): void {
  const readMissed = useSetAtom(readMissedAtom);
  const wallet = useAtomValue(walletAtom);
  const wasAway = useRef(false);
  useEffect(() => {
    if (isOpen && wasAway.current) void readMissed();
    wasAway.current = !isOpen;
  }, [isOpen, readMissed]);
  useEffect(() => {
    if (wallet.status === 'failed') void readMissed();
  }, [wallet.status, readMissed]);
}
