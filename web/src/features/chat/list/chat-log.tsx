import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestWait } from '../../../shared/session/use-wait-left.ts';
import { ReadButton } from '../../../shared/texts/retry-button.tsx';
import { useBackOnline } from '../../../shared/visit/use-back-online.ts';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { Button } from '../../../ui/form/button.tsx';
import {
  loadOlderAtom,
  loadStateAtom,
  olderAtom,
  readingBackAtom,
  refreshAtom,
} from '../state/chat-state.ts';
import { logAtom } from '../state/find-state.ts';
import styles from './chat-log.module.css';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { MessageRows } from './message-rows.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import { Starters } from './starters.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useLogScroll } from './use-log-scroll.ts';

export function ChatLog({ onGone }: { onGone: () => void }) {
  const { t } = useTranslation(['chat', 'common']);
  // A flood of messages must not slow down typing.
  const { entries, outbox, found } = useDeferredValue(useAtomValue(logAtom));
  const load = useAtomValue(loadStateAtom);
  const older = useAtomValue(olderAtom);
  const loadOlder = useSetAtom(loadOlderAtom);
  const refresh = useSetAtom(refreshAtom);
  const newest = entries.at(-1)?.key;
  const isLimited = useRequestWait() > 0;
  const { log, content, isAway, onScroll, onRowsResize, toEnd } = useLogScroll({
    newest,
    waiting: outbox.length,
    found,
    // A scroll would begin the wait again. [8.02]
    onTop: () => older.status === 'more' && !isLimited && void loadOlder(),
  });
  const onPress = useKeptFocus(log);
  useBackOnline(() => {
    if (older.status === 'failed') void loadOlder();
  });
  const isReadingBack = isAway || found !== null;
  const setReadingBack = useSetAtom(readingBackAtom);
  useEffect(() => {
    setReadingBack(isReadingBack);
    return () => setReadingBack(false);
  }, [isReadingBack, setReadingBack]);
  // A message of the customer's own is nothing new to them.
  const news = entries.findLast(({ isMine }) => !isMine)?.key;
  const [seen, setSeen] = useState<string | undefined>();
  if (!isReadingBack && news !== seen) setSeen(news);
  const isEmpty = entries.length + outbox.length === 0;

  return (
    <div className={styles.middle} onClickCapture={onPress}>
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-label={t('log')}
        // Scrolling renders rows too, so a separate live region announces new messages.
        aria-live="off"
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <div ref={content} className={styles.content}>
          {load === 'loading' && entries.length === 0 && <ChatSkeleton />}
          {load === 'failed' && entries.length === 0 && (
            <EmptyState
              title={t('failed_title')}
              text={isLimited ? t('common:wait_text') : t('failed_text')}
              action={<ReadButton onClick={() => void refresh()}>{t('common:retry_button')}</ReadButton>}
            />
          )}
          {load === 'ready' && isEmpty && (
            <EmptyState title={t('empty_title')} text={t('empty_text')} action={<Starters />} />
          )}
          {entries.length > 0 && (
            // The space stays reserved, so that nothing moves when the first message is reached.
            <div className={styles.older}>
              {older.status !== 'none' && (
                <ReadButton small busy={older.status === 'loading'} onClick={() => void loadOlder()}>
                  {t('older_button')}
                </ReadButton>
              )}
            </div>
          )}
          <MessageRows
            entries={entries}
            isAnswered={outbox.some(({ status }) => status !== 'failed')}
            foundKey={found}
            log={log}
            onResize={onRowsResize}
          />
          {outbox.map((outgoing) => (
            <div key={outgoing.localId} className={styles.row}>
              <OutgoingBubble outgoing={outgoing} onGone={onGone} />
            </div>
          ))}
        </div>
      </div>
      {isReadingBack && news !== seen && (
        <div className={styles.banner}>
          <Button
            small
            onClick={() => {
              setSeen(news);
              toEnd();
            }}
          >
            {t('new_button')}
          </Button>
        </div>
      )}
    </div>
  );
}
