import { CHAT_CHECK_MS } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { openChatSocket } from '../../../api/chat-socket.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { chatOriginAtom } from './chat-backend.ts';
import { readRoomAtom } from './chat-room.ts';
import { receiveAtom, refreshAtom } from './chat-state.ts';
import { customerAtom } from './customer.ts';

export type ConnectionState = 'connecting' | 'online' | 'lost';

/** The connection does not tell what it has lost. So long after the last message, the history does. (C2) */
const LOOK_AFTER_MS = 1000;

/** Keeps the connection open as long as the chat is on the page; each join reads what was missed. [7.56] (C2) (C4) */
export function useChatConnection(): ConnectionState {
  const { session, clock } = useAtomValue(servicesAtom);
  const origin = useAtomValue(chatOriginAtom);
  const customer = useAtomValue(customerAtom);
  const readRoom = useSetAtom(readRoomAtom);
  const refresh = useSetAtom(refreshAtom);
  const receive = useSetAtom(receiveAtom);
  const [connection, setConnection] = useState<ConnectionState>('connecting');

  useEffect(() => {
    if (!customer) return;
    let isOver = false;
    let disconnect = () => {};
    let cancelRetry = () => {};
    let cancelLook = () => {};
    const open = async () => {
      try {
        const room = await readRoom();
        if (isOver || room === null) return;
        disconnect = openChatSocket({
          origin,
          room,
          token: session.token,
          clock,
          onMessage: (conversation) => {
            receive(conversation);
            cancelLook();
            cancelLook = clock.after(LOOK_AFTER_MS, () => void refresh());
          },
          onLost: () => setConnection('lost'),
          onJoined: () => {
            setConnection('online');
            void refresh();
          },
        });
      } catch {
        if (isOver) return;
        setConnection('lost');
        cancelRetry = clock.after(CHAT_CHECK_MS, () => void open());
      }
    };
    // A page that slept has received nothing.
    const onVisible = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', onVisible);
    void refresh();
    void open();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisible);
      cancelRetry();
      cancelLook();
      disconnect();
    };
  }, [origin, session, clock, customer, readRoom, refresh, receive]);

  return connection;
}
