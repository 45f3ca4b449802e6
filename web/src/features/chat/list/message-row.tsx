import { Check } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../lib/class-names.ts';
import { timeText } from '../../../lib/date-text.ts';
import bubble from '../media/chat-bubble.module.css';
import type { Entry } from '../state/message-list.ts';
import { ChatBubble } from './chat-bubble.tsx';
import styles from './chat-log.module.css';

interface MessageRowProps {
  entry: Entry;
  offersReplies: boolean;
  /** It is the current search result. */
  isFound: boolean;
}

/** One message. [2.84] Memoised, because a history has many. */
export const MessageRow = memo(function MessageRow({ entry, offersReplies, isFound }: MessageRowProps) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.row} data-found={isFound || undefined}>
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
