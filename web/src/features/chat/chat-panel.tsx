import { CHAT_READ_DEBOUNCE_MS } from 'contracts/rules';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chatOpenAtom } from '../../state/chat-flag.ts';
import { useFailureText } from '../../state/use-failure-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import { entriesAtom, forgetProblemAtom, markReadAtom, problemAtom, refreshAtom } from './chat-state.ts';
import { type LineState, useChatLine } from './use-chat-line.ts';
import styles from './chat-panel.module.css';

/** [9.11] */
const ALERT_MS = 4000;

/** The panel of the chat. Put away, it keeps its line and counts what comes. [2.83] */
export function ChatPanel({ onUnread }: { onUnread: (count: number) => void }) {
  const { t } = useTranslation('chat');
  const [isOpen, setOpen] = useAtom(chatOpenAtom);
  const refresh = useSetAtom(refreshAtom);
  const line = useChatLine();
  const input = useRef<HTMLTextAreaElement>(null);
  useReading(isOpen, onUnread);

  return (
    <SidePanel
      open={isOpen}
      onOpenChange={setOpen}
      title={t('title')}
      subtitle={t('subtitle')}
      closeLabel={t('close_button')}
      actions={<IconButton label={t('reload_button')} icon={RefreshCw} onClick={() => void refresh()} />}
      initialFocus={input}
    >
      <ChatLog />
      <AlertLine line={line} />
      <ChatComposer input={input} />
    </SidePanel>
  );
}

/** What went wrong, for 4 s [8.21]; and as long as the line is cut, that it is. (C4) */
function AlertLine({ line }: { line: LineState }) {
  const { t } = useTranslation('chat');
  const failureText = useFailureText();
  const problem = useAtomValue(problemAtom);
  const forget = useSetAtom(forgetProblemAtom);
  useEffect(() => {
    if (!problem) return;
    const timer = setTimeout(forget, ALERT_MS);
    return () => clearTimeout(timer);
  }, [problem, forget]);
  const text = problem ? failureText(problem) : line === 'lost' ? t('reconnecting') : '';
  return (
    <p className={styles.alert} role="status">
      {text}
    </p>
  );
}

/** Counts what others have said while the panel is away, and says so 1 s after it is seen. [7.55] [9.07] */
function useReading(isOpen: boolean, onUnread: (count: number) => void): void {
  const entries = useAtomValue(entriesAtom);
  const markRead = useSetAtom(markReadAtom);
  const [seen, setSeen] = useState(0);
  const newest = entries.reduce(
    (latest, { isMine, order }) => (isMine ? latest : Math.max(latest, order)),
    0,
  );
  if (isOpen && newest > seen) setSeen(newest);
  const unread = isOpen ? 0 : entries.filter(({ isMine, order }) => !isMine && order > seen).length;

  useEffect(() => onUnread(unread), [onUnread, unread]);
  useEffect(() => {
    if (!isOpen || newest === 0) return;
    const timer = setTimeout(() => void markRead(), CHAT_READ_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isOpen, newest, markRead]);
}
