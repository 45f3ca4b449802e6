import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { removeAtom, resendAtom } from './chat-state.ts';
import type { Outgoing } from './message-list.ts';
import styles from './chat-panel.module.css';

/** A text on its way; one that failed can be sent again or removed. [4.12] (C1) */
export function OutgoingBubble({ outgoing: { localId, text, status } }: { outgoing: Outgoing }) {
  const { t } = useTranslation('chat');
  const resend = useSetAtom(resendAtom);
  const remove = useSetAtom(removeAtom);
  return (
    <div className={classNames(styles.line, styles.mine)}>
      <p className={styles.bubble}>{text}</p>
      {status === 'sending' ? (
        <span className={styles.time}>{t('sending')}</span>
      ) : (
        <div className={styles.failed}>
          <span>{t('not_sent')}</span>
          <Button small onClick={() => resend(localId)}>
            {t('resend_button')}
          </Button>
          <Button small onClick={() => remove(localId)}>
            {t('remove_button')}
          </Button>
        </div>
      )}
    </div>
  );
}
