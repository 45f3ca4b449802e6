import { useAtomValue, useSetAtom } from 'jotai';
import { CircleAlert, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRequestWait } from '../../../shared/orders/request-wait.ts';
import { useIsOnline } from '../../../shared/visit/use-is-online.ts';
import { Button } from '../../../ui/form/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { ProgressBar } from '../../../ui/display/progress-bar.tsx';
import { ChosenFile } from '../media/chosen-file.tsx';
import styles from '../media/chat-bubble.module.css';
import { removeAtom, resendAtom } from '../state/chat-sending.ts';
import { uploadsAtom } from '../files/chat-upload.ts';
import { type OwnContent, readOwnMessage } from '../state/conversation.ts';
import type { Outgoing } from '../state/message-list.ts';

interface OutgoingBubbleProps {
  outgoing: Outgoing;
  /** Called after removal, because the focus needs a new element. */
  onGone: () => void;
}

export function OutgoingBubble({ outgoing: { localId, content, status }, onGone }: OutgoingBubbleProps) {
  const { t } = useTranslation('chat');
  const resend = useSetAtom(resendAtom);
  const remove = useSetAtom(removeAtom);
  const upload = useAtomValue(uploadsAtom).get(localId);
  const takeAway = () => {
    remove(localId);
    onGone();
  };
  const isLost = content.kind === 'media' && content.path === '' && !upload;
  return (
    <div className={classNames(styles.line, styles.mine)}>
      {upload ? <ChosenFile picked={upload} /> : <p className={styles.bubble}>{nameOf(content)}</p>}
      {status === 'uploading_file' && (
        <div className={styles.uploading}>
          <ProgressBar label={t('uploading')} share={upload?.share ?? null} />
          <Button kind="bare" small onClick={takeAway}>
            {t('cancel_button')}
          </Button>
        </div>
      )}
      {status === 'sending' && <span className={styles.time}>{t('sending')}</span>}
      {status === 'waiting' && (
        <div className={styles.waiting}>
          <Clock aria-hidden className={styles.sign} />
          <WaitingText />
          <Button kind="bare" small onClick={takeAway}>
            {t('remove_button')}
          </Button>
        </div>
      )}
      {status === 'failed' && (
        <div className={styles.failed}>
          <CircleAlert aria-hidden className={styles.sign} />
          <span>{isLost ? t('file_lost') : t('not_sent')}</span>
          <div className={styles.answers}>
            {!isLost && (
              <Button small onClick={() => resend(localId)}>
                {t('resend_button')}
              </Button>
            )}
            <Button small onClick={takeAway}>
              {t('remove_button')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** What the message waits for: the network, or the minute that the service asks for. [8.02] */
function WaitingText() {
  const { t } = useTranslation('chat');
  const wait = useRequestWait();
  const isOnline = useIsOnline();
  return <span>{isOnline && wait > 0 ? t('sent_in', { count: wait }) : t('waiting')}</span>;
}

function nameOf(own: OwnContent): string {
  const { content } = readOwnMessage(own, 0);
  return content.kind === 'text' ? content.text : content.kind === 'media' ? content.name : '';
}
