import { CHAT_CHECK_MS } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { servicesAtom } from '../../state/services.ts';
import { openChatLine } from '../../api/chat-line.ts';
import { hearAtom, readRoomAtom, refreshAtom } from './chat-state.ts';
import { customerAtom } from './customer.ts';

export type LineState = 'connecting' | 'online' | 'lost';

/** Keeps the line open as long as the chat is on the page; each join reads what was missed. [7.56] (C2) (C4) */
export function useChatLine(): LineState {
  const { config, session } = useAtomValue(servicesAtom);
  const customer = useAtomValue(customerAtom);
  const readRoom = useSetAtom(readRoomAtom);
  const refresh = useSetAtom(refreshAtom);
  const hear = useSetAtom(hearAtom);
  const [line, setLine] = useState<LineState>('connecting');

  useEffect(() => {
    if (!customer) return;
    let isOver = false;
    let hangUp = () => {};
    let retry: ReturnType<typeof setTimeout> | undefined;
    const open = async () => {
      try {
        const room = await readRoom();
        if (isOver || room === null) return;
        hangUp = openChatLine({
          url: config.chatUrl ?? '',
          room,
          token: session.token,
          onMessage: hear,
          onLost: () => setLine('lost'),
          onJoined: () => {
            setLine('online');
            void refresh();
          },
        });
      } catch {
        if (isOver) return;
        setLine('lost');
        retry = setTimeout(() => void open(), CHAT_CHECK_MS);
      }
    };
    void refresh();
    void open();
    return () => {
      isOver = true;
      clearTimeout(retry);
      hangUp();
    };
  }, [config, session, customer, readRoom, refresh, hear]);

  return line;
}
