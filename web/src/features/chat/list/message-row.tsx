import { useSetAtom } from 'jotai';
import { Check, CircleAlert, Clock } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/form/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { timeText } from '../../../lib/date-text.ts';
import bubble from '../media/chat-bubble.module.css';
import { removeFailedAtom, repeatFailedAtom } from '../state/chat-sending.ts';
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

/** Memoised, because a history has many. [2.84] */
export const MessageRow = memo(function MessageRow({
  entry,
  tools,
  offersReplies,
  isFound,
}: MessageRowProps) {
  const { at, content, isDated, isMine } = entry;
  const time = isDated && (
    <time className={isMine ? undefined : bubble.time} dateTime={new Date(at).toISOString()}>
      {timeText(at)}
    </time>
  );
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
      {isMine ? <OwnFoot entry={entry} tools={tools} time={time} /> : time}
    </div>
  );
});

interface OwnFootProps {
  entry: ListedMessage;
  tools: RowTools;
  time: ReactNode;
}

/** How far an own message has come, in the words of one that waits here. [4.12] */
function OwnFoot({ entry, tools, time }: OwnFootProps) {
  if (entry.delivery === 'failed') return <FailedMedia entry={entry} tools={tools} time={time} />;
  const Sign = entry.delivery === 'sent' ? Check : Clock;
  return (
    <p className={bubble.sent}>
      {time}
      <Sign aria-hidden className={bubble.sign} />
      {tools.t(entry.delivery)}
    </p>
  );
}

/** Below an own picture or video that the service calls failed: it can be resent or removed. [4.12] */
function FailedMedia({ entry, tools: { t }, time }: OwnFootProps) {
  const repeat = useSetAtom(repeatFailedAtom);
  const remove = useSetAtom(removeFailedAtom);
  const isThere = entry.content.kind === 'media' && entry.content.path !== '';
  return (
    <div className={bubble.failed}>
      {time}
      <CircleAlert aria-hidden className={bubble.sign} />
      <span>{t('not_sent')}</span>
      <div className={bubble.answers}>
        {isThere && (
          <Button small onClick={() => repeat(entry)}>
            {t('resend_button')}
          </Button>
        )}
        <Button small onClick={() => remove(entry.key)}>
          {t('remove_button')}
        </Button>
      </div>
    </div>
  );
}

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
