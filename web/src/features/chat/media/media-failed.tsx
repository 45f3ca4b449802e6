import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/form/button.tsx';
import styles from './chat-bubble.module.css';

interface MediaFailedProps {
  name: string;
  onRetry: () => void;
}

export function MediaFailed({ name, onRetry }: MediaFailedProps) {
  const { t } = useTranslation(['chat', 'common']);
  return (
    <div className={styles.bubble}>
      <span>{t('media_failed', { name })}</span>
      <Button small onClick={onRetry}>
        {t('common:retry_button')}
      </Button>
    </div>
  );
}
