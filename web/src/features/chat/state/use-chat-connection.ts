import { CHAT_CHECK_MS } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { openChatLine } from '../../../api/chat-line.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { chatOriginAtom } from './chat-backend.ts';
import { readRoomAtom } from './chat-room.ts';
import { hearAtom, refreshAtom } from './chat-state.ts';
import { customerAtom } from './customer.ts';

export type LineState = 'connecting' | 'online' | 'lost';

/** The line does not tell what it has lost. So long after the last thing heard, the history does. (C2) */
const LOOK_AFTER_MS = 1000;

/** Keeps the line open as long as the chat is on the page; each join reads what was missed. [7.56] (C2) (C4) */
export function useChatLine(): LineState {
  const { session, clock } = useAtomValue(servicesAtom);
  const origin = useAtomValue(chatOriginAtom);
  const customer = useAtomValue(customerAtom);
  const readRoom = useSetAtom(readRoomAtom);
  const refresh = useSetAtom(refreshAtom);
  const hear = useSetAtom(hearAtom);
  const [line, setLine] = useState<LineState>('connecting');

  useEffect(() => {
    if (!customer) return;
    let isOver = false;
    let hangUp = () => {};
    let cancelRetry = () => {};
    let cancelLook = () => {};
    const open = async () => {
      try {
        const room = await readRoom();
        if (isOver || room === null) return;
        hangUp = openChatLine({
          origin,
          room,
          token: session.token,
          clock,
          onMessage: (conversation) => {
            hear(conversation);
            cancelLook();
            cancelLook = clock.after(LOOK_AFTER_MS, () => void refresh());
          },
          onLost: () => setLine('lost'),
          onJoined: () => {
            setLine('online');
            void refresh();
          },
        });
      } catch {
        if (isOver) return;
        setLine('lost');
        cancelRetry = clock.after(CHAT_CHECK_MS, () => void open());
      }
    };
    // A page that has slept has heard nothing.
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
      hangUp();
    };
  }, [origin, session, clock, customer, readRoom, refresh, hear]);

  return line;
}
