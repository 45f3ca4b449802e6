import { Check } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../lib/class-names.ts';
import { timeText } from '../../../lib/date-text.ts';
import bubble from '../media/chat-bubble.module.css';
import type { Entry } from '../state/message-list.ts';
import { breakBetween } from './breaks.ts';
import { ChatBubble } from './chat-bubble.tsx';
import styles from './chat-log.module.css';

interface MessageRowProps {
  entry: Entry;
  before: Entry | undefined;
  offersReplies: boolean;
  /** It is the current search result. */
  isFound: boolean;
}

/** One message with its separator. [2.84] Memoised, because a history has many rows. */
export const MessageRow = memo(function MessageRow({
  entry,
  before,
  offersReplies,
  isFound,
}: MessageRowProps) {
  const { t } = useTranslation('chat');
  const { day, endsSession } = breakBetween(before, entry);
  return (
    <div className={styles.row}>
      {endsSession && <p className={styles.break}>{t('session_end')}</p>}
      {day !== null && <p className={styles.break}>{day}</p>}
      <div className={classNames(bubble.line, entry.isMine && bubble.mine, isFound && styles.found)}>
        <ChatBubble entry={entry} offersReplies={offersReplies} />
        <p className={bubble.time}>
          <time dateTime={new Date(entry.at).toISOString()}>{timeText(entry.at)}</time>
          {entry.isMine && (
            <>
              <Check aria-hidden className={bubble.sign} />
              {t('sent')}
            </>
          )}
        </p>
      </div>
    </div>
  );
});
