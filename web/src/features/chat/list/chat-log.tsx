import { useAtomValue, useSetAtom } from 'jotai';
import { Check } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeText } from '../../../lib/date-text.ts';
import { Button } from '../../../ui/form/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { breakBetween } from './breaks.ts';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import { offeredReplies } from './offered-replies.ts';
import bubble from '../media/chat-bubble.module.css';
import {
  entriesAtom,
  loadOlderAtom,
  loadStateAtom,
  olderAtom,
  outboxAtom,
  refreshAtom,
} from '../state/chat-state.ts';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import styles from './chat-log.module.css';
import { useLogScroll } from './use-log-scroll.ts';

/** All that was said, oldest first. [2.84] */
export function ChatLog({ onGone }: { onGone: () => void }) {
  const { t } = useTranslation(['chat', 'common']);
  const entries = useAtomValue(entriesAtom);
  const outbox = useAtomValue(outboxAtom);
  const load = useAtomValue(loadStateAtom);
  const older = useAtomValue(olderAtom);
  const loadOlder = useSetAtom(loadOlderAtom);
  const refresh = useSetAtom(refreshAtom);
  const oldest = entries[0]?.key;
  const newest = entries.at(-1)?.key;
  const offered = offeredReplies(entries)?.key;
  const { log, isAway, onScroll, toEnd } = useLogScroll({
    oldest,
    newest,
    waiting: outbox.length,
    // What fails gets taller.
    statuses: outbox.map(({ status }) => status).join(),
    onTop: () => older.status === 'more' && void loadOlder(),
  });
  const [seen, setSeen] = useState<string | undefined>();
  if (!isAway && newest !== seen) setSeen(newest);
  const isEmpty = entries.length + outbox.length === 0;

  return (
    <div className={styles.middle}>
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-label={t('log')}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {load === 'loading' && entries.length === 0 && <ChatSkeleton />}
        {load === 'failed' && entries.length === 0 && (
          <EmptyState
            title={t('failed_title')}
            text={t('failed_text')}
            action={<Button onClick={() => void refresh()}>{t('common:retry_button')}</Button>}
          />
        )}
        {load === 'ready' && isEmpty && <EmptyState title={t('empty_title')} text={t('empty_text')} />}
        {older.status !== 'none' && (
          <Button
            small
            busy={older.status === 'loading'}
            className={styles.older}
            onClick={() => void loadOlder()}
          >
            {t('older_button')}
          </Button>
        )}
        {entries.map((entry, index) => {
          const { day, endsSession } = breakBetween(entries[index - 1], entry);
          return (
            <Fragment key={entry.key}>
              {endsSession && <p className={styles.break}>{t('session_end')}</p>}
              {day !== null && <p className={styles.break}>{day}</p>}
              <div className={classNames(bubble.line, entry.isMine && bubble.mine)}>
                <ChatBubble entry={entry} offersReplies={entry.key === offered && outbox.length === 0} />
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
            </Fragment>
          );
        })}
        {outbox.map((outgoing) => (
          <OutgoingBubble key={outgoing.localId} outgoing={outgoing} onGone={onGone} />
        ))}
      </div>
      {isAway && newest !== seen && (
        <div className={styles.banner}>
          <Button small onClick={toEnd}>
            {t('new_button')}
          </Button>
        </div>
      )}
    </div>
  );
}
