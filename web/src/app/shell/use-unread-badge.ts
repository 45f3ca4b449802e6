import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { chatUnreadAtom } from '../../shared/session/chat-flag.ts';

export function useUnreadBadge(): { count: number; label: string } | null {
  // The chat loads its texts before it counts; the shell does not wait for them.
  const { i18n } = useTranslation();
  const count = useAtomValue(chatUnreadAtom);
  return count > 0 ? { count, label: i18n.t('unread', { ns: 'chat-entrance', count }) } : null;
}
