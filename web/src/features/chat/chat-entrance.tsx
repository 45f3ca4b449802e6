import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { chatOpenAtom, hasChatAtom, loadHasChatAtom } from '../../state/chat-flag.ts';
import { ChatButton } from './chat-button.tsx';

// The panel and its line are fetched when the chat is first opened.
const ChatPanel = lazy(() => import('./chat-panel.tsx').then((module) => ({ default: module.ChatPanel })));

/** The chat, on every page of guests and members where the service answers in it. [1.05] [1.17] [2.30] [2.82] */
export function ChatEntrance() {
  const hasChat = useAtomValue(hasChatAtom);
  const isOpen = useAtomValue(chatOpenAtom);
  const load = useSetAtom(loadHasChatAtom);
  const [unread, setUnread] = useState(0);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => void load(), [load]);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!hasChat) return null;
  return (
    <>
      {!isOpen && <ChatButton unread={unread} wasOpened={wasOpened} />}
      {wasOpened && (
        <Suspense>
          <ChatPanel onUnread={setUnread} />
        </Suspense>
      )}
    </>
  );
}
