import { Check, CircleAlert, Clock } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../lib/class-names.ts';
import { timeText } from '../../../lib/date-text.ts';
import bubble from '../media/chat-bubble.module.css';
import type { ListedMessage } from '../state/message-list.ts';
import { ChatBubble, type RowTools } from './chat-bubble.tsx';
import { breakBetween } from './message-blocks.ts';
import styles from './chat-log.module.css';

interface MessageRowProps {
  entry: ListedMessage;
  tools: RowTools;
  offersReplies: boolean;
  isFound: boolean;
}

/** The words of [4.12], as of a message that waits here. */
const DELIVERIES = {
  sent: { Sign: Check, text: 'sent' },
  sending: { Sign: Clock, text: 'sending' },
  failed: { Sign: CircleAlert, text: 'not_sent' },
} as const;

/** Memoised, because a history has many. [2.84] */
export const MessageRow = memo(function MessageRow({
  entry,
  tools,
  offersReplies,
  isFound,
}: MessageRowProps) {
  const { at, content, isDated, isMine, delivery } = entry;
  const { Sign, text } = DELIVERIES[delivery];
  const time = { dateTime: new Date(at).toISOString(), children: timeText(at) };
  return (
    <div
      className={classNames(
        bubble.said,
        isMine && bubble.mine,
        content.kind === 'cards' && bubble.wide,
        isFound && styles.found,
      )}
      data-message
      data-found={isFound || undefined}
    >
      <ChatBubble entry={entry} tools={tools} offersReplies={offersReplies} />
      {isMine ? (
        <p className={delivery === 'failed' ? bubble.failed : bubble.sent}>
          {isDated && <time {...time} />}
          <Sign aria-hidden className={bubble.sign} />
          {tools.t(text)}
        </p>
      ) : (
        isDated && <time className={bubble.time} {...time} />
      )}
    </div>
  );
});

interface MessageBreakProps {
  before: ListedMessage | undefined;
  entry: ListedMessage;
}

export function MessageBreak({ before, entry }: MessageBreakProps) {
  const { t } = useTranslation('chat');
  const found = breakBetween(before, entry);
  if (!found) return null;
  const { day, endsSession } = found;
  return (
    <div className={styles.row}>
      {endsSession && <p className={styles.break}>{t('session_end')}</p>}
      {day !== null && <p className={styles.break}>{day}</p>}
    </div>
  );
}
