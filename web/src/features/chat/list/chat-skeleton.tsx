import { useTranslation } from 'react-i18next';
import { classNames } from '../../../lib/class-names.ts';
import { Loading } from '../../../shared/texts/loading.tsx';
import bubble from '../media/chat-bubble.module.css';
import styles from './chat-log.module.css';

const SHAPES = [{ isMine: false }, { isMine: true }, { isMine: false }, { isMine: true }];

export function ChatSkeleton() {
  const { t } = useTranslation('chat');
  return (
    <Loading className={styles.skeleton} label={t('loading')}>
      {SHAPES.map(({ isMine }, index) => (
        <span key={index} aria-hidden className={classNames(styles.line, isMine && bubble.mine)} />
      ))}
    </Loading>
  );
}
