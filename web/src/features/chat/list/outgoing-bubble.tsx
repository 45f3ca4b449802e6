import { useAtomValue, useSetAtom } from 'jotai';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/form/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { ProgressBar } from '../../../ui/display/progress-bar.tsx';
import { ChosenFile } from '../media/chosen-file.tsx';
import styles from '../media/chat-bubble.module.css';
import { removeAtom, resendAtom } from '../state/chat-sending.ts';
import { uploadsAtom } from '../state/chat-upload.ts';
import type { Outgoing } from '../state/message-list.ts';

interface OutgoingBubbleProps {
  outgoing: Outgoing;
  /** It was taken away, and the focus needs a place to go. */
  onGone: () => void;
}

/** What is on its way. A file can be called back; what failed can be sent again or removed. [3.30] [4.12] (C1) */
export function OutgoingBubble({ outgoing: { localId, content, status }, onGone }: OutgoingBubbleProps) {
  const { t } = useTranslation('chat');
  const resend = useSetAtom(resendAtom);
  const remove = useSetAtom(removeAtom);
  const upload = useAtomValue(uploadsAtom).get(localId);
  const takeAway = () => {
    remove(localId);
    onGone();
  };
  return (
    <div className={classNames(styles.line, styles.mine)}>
      {content.kind === 'text' ? (
        <p className={styles.bubble}>{content.text}</p>
      ) : (
        upload && <ChosenFile picked={upload} />
      )}
      {status === 'uploading_file' && (
        <div className={styles.uploading}>
          <ProgressBar label={t('uploading')} share={upload?.share ?? null} />
          <Button kind="bare" small onClick={takeAway}>
            {t('cancel_button')}
          </Button>
        </div>
      )}
      {status === 'sending' && <span className={styles.time}>{t('sending')}</span>}
      {status === 'failed' && (
        <div className={styles.failed}>
          <CircleAlert aria-hidden className={styles.sign} />
          <span>{t('not_sent')}</span>
          <Button small onClick={() => resend(localId)}>
            {t('resend_button')}
          </Button>
          <Button small onClick={takeAway}>
            {t('remove_button')}
          </Button>
        </div>
      )}
    </div>
  );
}
