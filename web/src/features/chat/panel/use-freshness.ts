import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { sessionSignalAtom } from '../../../shared/session/services.ts';
import { waitUntilAllowed } from '../../../shared/visit/wait-until-allowed.ts';
import { walletAtom } from '../../../shared/wallet/wallet-state.ts';
import { refreshAtom } from '../state/chat-state.ts';

const refreshAfterWaitAtom = atom(null, async (get, set) => {
  await waitUntilAllowed(get, 0, get(sessionSignalAtom));
  await set(refreshAtom);
});

/**
 * Reads messages that the connection missed while the panel was closed, when it opens. (C2) Without the wallet, which may have been
 * refused because of too many requests, it finds the member by their profile. [8.02]
 */
export function useFreshness(isOpen: boolean): void {
  const refresh = useSetAtom(refreshAtom);
  const refreshAfterWait = useSetAtom(refreshAfterWaitAtom);
  const wallet = useAtomValue(walletAtom);
  const wasAway = useRef(false);
  useEffect(() => {
    if (isOpen && wasAway.current) void refresh();
    wasAway.current = !isOpen;
  }, [isOpen, refresh]);
  useEffect(() => {
    if (wallet.status === 'failed') void refreshAfterWait();
  }, [wallet.status, refreshAfterWait]);
}
