import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { ChatButton as LoadedChatButton, ChatButtonPlace } from '../../features/chat/panel/chat-button.tsx';
import {
  awaitsChatAtom,
  chatOpenAtom,
  chatUnreadAtom,
  hasChatAtom,
  loadHasChatAtom,
} from '../../shared/session/chat-flag.ts';
import { goesOnAtom } from '../../shared/session/unsent-chat.ts';
import { useBackOnline } from '../../shared/visit/use-back-online.ts';
import { ChatFailed as Failed } from '../loading/chat-failed.tsx';
import { ChatWaiting as Waiting } from '../loading/chat-waiting.tsx';
import { lazyScreen } from '../loading/lazy-screen.tsx';
import { RetryLater } from '../loading/retry-later.tsx';

// The button's code is small; it is lazy because it would show text keys until its texts are there.
const ChatButton = lazyScreen({
  load: () => Promise.resolve(LoadedChatButton),
  texts: ['chat-entrance'],
  Failed: RetryLater,
  Waiting: ChatButtonPlace,
});
// The panel and its connection are fetched when the chat is first opened, or when it has something to send, or was open before a reload.
const ChatPanel = lazyScreen({
  load: async () => (await import('../../features/chat/panel/chat-panel.tsx')).ChatPanel,
  texts: ['chat', 'errors'],
  Failed,
  Waiting,
});

export function ChatEntrance() {
  const hasChat = useAtomValue(hasChatAtom);
  const isAwaited = useAtomValue(awaitsChatAtom);
  const isOpen = useAtomValue(chatOpenAtom);
  const goesOn = useAtomValue(goesOnAtom);
  const load = useSetAtom(loadHasChatAtom);
  const [unread, setUnread] = useAtom(chatUnreadAtom);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => void load(), [load]);
  useBackOnline(() => void load());
  if ((isOpen || goesOn) && !wasOpened) setWasOpened(true);
  if (isAwaited) return <ChatButtonPlace />;
  if (!hasChat) return null;
  return (
    <>
      {/* Stays below the open panel, so that the focus can return to it. */}
      <ChatButton unread={unread} wasOpened={wasOpened} />
      {wasOpened && <ChatPanel onUnread={setUnread} />}
    </>
  );
}
