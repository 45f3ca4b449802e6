import { useAtomValue, useSetAtom } from 'jotai';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeText } from '../../lib/date-text.ts';
import { Bone } from '../../ui/bone.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { breakBetween } from './breaks.ts';
import { ChatBubble } from './chat-bubble.tsx';
import {
  entriesAtom,
  hasOlderAtom,
  loadOlderAtom,
  loadStateAtom,
  outboxAtom,
  refreshAtom,
} from './chat-state.ts';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import styles from './chat-panel.module.css';

/** Nearer to the end than this, what comes scrolls into sight by itself. [9.08] */
const NEAR_END_PX = 60;

/** All that was said, oldest first. [2.84] */
export function ChatLog() {
  const { t } = useTranslation(['chat', 'common']);
  const entries = useAtomValue(entriesAtom);
  const outbox = useAtomValue(outboxAtom);
  const load = useAtomValue(loadStateAtom);
  const hasOlder = useAtomValue(hasOlderAtom);
  const loadOlder = useSetAtom(loadOlderAtom);
  const refresh = useSetAtom(refreshAtom);
  const log = useRef<HTMLDivElement>(null);
  const [isAway, setIsAway] = useState(false);
  const [seen, setSeen] = useState<string | undefined>();
  const newest = entries.at(-1)?.key;
  if (!isAway && newest !== seen) setSeen(newest);

  const toEnd = () => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  };
  useEffect(() => {
    if (!isAway) toEnd();
  }, [isAway, newest, outbox.length, load]);
  // What the customer says themselves, they want to see.
  useEffect(toEnd, [outbox.length]);

  return (
    <div className={styles.middle}>
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-label={t('log')}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setIsAway(scrollHeight - scrollTop - clientHeight > NEAR_END_PX)
        }
      >
        {load === 'loading' && entries.length === 0 && (
          <div role="status" aria-busy="true" aria-label={t('loading')}>
            <Bone lines={4} />
          </div>
        )}
        {load === 'failed' && entries.length === 0 && (
          <EmptyState
            title={t('failed_title')}
            action={<Button onClick={() => void refresh()}>{t('common:retry_button')}</Button>}
          />
        )}
        {load === 'ready' && entries.length + outbox.length === 0 && (
          <p className={styles.empty}>{t('empty')}</p>
        )}
        {hasOlder && (
          <Button small onClick={() => void loadOlder()}>
            {t('older_button')}
          </Button>
        )}
        {entries.map((entry, index) => {
          const { day, endsSession } = breakBetween(entries[index - 1], entry);
          return (
            <Fragment key={entry.key}>
              {endsSession && <p className={styles.break}>{t('session_end')}</p>}
              {day !== null && <p className={styles.break}>{day}</p>}
              <div className={classNames(styles.line, entry.isMine && styles.mine)}>
                <ChatBubble entry={entry} isLast={index === entries.length - 1} />
                <time className={styles.time} dateTime={new Date(entry.at).toISOString()}>
                  {timeText(entry.at)}
                </time>
              </div>
            </Fragment>
          );
        })}
        {outbox.map((outgoing) => (
          <OutgoingBubble key={outgoing.localId} outgoing={outgoing} />
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
