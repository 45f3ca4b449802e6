import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { chatUnreadAtom } from '../../shared/session/chat-flag.ts';

/** How many messages of the chat wait, for the menu's way to it. */
export function useUnreadBadge(): { count: number; label: string } | null {
  // The chat has brought its texts by the time it counts; the shell does not wait for them.
  const { i18n } = useTranslation();
  const count = useAtomValue(chatUnreadAtom);
  return count > 0 ? { count, label: i18n.t('unread', { ns: 'chat-entrance', count }) } : null;
}
