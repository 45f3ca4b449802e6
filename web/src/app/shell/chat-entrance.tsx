import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { ChatButton as LoadedChatButton } from '../../features/chat/panel/chat-button.tsx';
import {
  chatOpenAtom,
  chatUnreadAtom,
  hasChatAtom,
  loadHasChatAtom,
} from '../../shared/session/chat-flag.ts';
import { ChatFailed as Failed } from '../loading/chat-failed.tsx';
import { lazyScreen } from '../loading/lazy-screen.tsx';
import { RetryLater } from '../loading/retry-later.tsx';

// The button itself is small; without its words it would show their keys.
const ChatButton = lazyScreen({
  load: () => Promise.resolve(LoadedChatButton),
  texts: ['chat-entrance'],
  Failed: RetryLater,
  Waiting: () => null,
});
// The panel and its line are fetched when the chat is first opened.
const ChatPanel = lazyScreen({
  load: async () => (await import('../../features/chat/panel/chat-panel.tsx')).ChatPanel,
  texts: ['chat', 'errors'],
  Failed,
});

/** The chat, on every page of guests and members where the service answers in it. [1.05] [1.17] [2.30] [2.82] */
export function ChatEntrance() {
  const hasChat = useAtomValue(hasChatAtom);
  const isOpen = useAtomValue(chatOpenAtom);
  const load = useSetAtom(loadHasChatAtom);
  const [unread, setUnread] = useAtom(chatUnreadAtom);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => void load(), [load]);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!hasChat) return null;
  return (
    <>
      {/* Below the panel it stays, for the focus to come back to. */}
      <ChatButton unread={unread} wasOpened={wasOpened} />
      {wasOpened && <ChatPanel onUnread={setUnread} />}
    </>
  );
}
