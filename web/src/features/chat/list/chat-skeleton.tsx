import { useTranslation } from 'react-i18next';
import { classNames } from '../../../lib/class-names.ts';
import { TakingLong } from '../../../shared/texts/taking-long.tsx';
import bubble from '../media/chat-bubble.module.css';
import styles from './chat-log.module.css';

const SHAPES = [{ isMine: false }, { isMine: true }, { isMine: false }, { isMine: true }];

/** Where bubbles are to come. */
export function ChatSkeleton() {
  const { t } = useTranslation('chat');
  return (
    <>
      <div role="status" aria-busy="true" aria-label={t('loading')} className={styles.skeleton}>
        {SHAPES.map(({ isMine }, index) => (
          <span key={index} aria-hidden className={classNames(styles.line, isMine && bubble.mine)} />
        ))}
      </div>
      <TakingLong active />
    </>
  );
}
