import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { onVisibility } from '../../../platform/on-visibility.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { chatOriginAtom } from './chat-backend.ts';
import { catchUpAtom, connectAtom, connectionAtom, type ConnectionState } from './chat-connection.ts';
import { customerAtom } from './customer.ts';

export function useChatConnection(): ConnectionState {
  const { session } = useAtomValue(servicesAtom);
  const origin = useAtomValue(chatOriginAtom);
  const customer = useAtomValue(customerAtom);
  const connect = useSetAtom(connectAtom);
  const catchUp = useSetAtom(catchUpAtom);

  useEffect(() => {
    if (!customer) return;
    // A page that was suspended or offline has missed messages.
    const stopWatching = onVisibility(() => {
      if (document.visibilityState === 'visible') catchUp();
    });
    window.addEventListener('online', catchUp);
    const disconnect = connect();
    return () => {
      stopWatching();
      window.removeEventListener('online', catchUp);
      disconnect();
    };
  }, [session, origin, customer, connect, catchUp]);

  return useAtomValue(connectionAtom);
}
