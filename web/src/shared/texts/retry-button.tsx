import { useTranslation } from 'react-i18next';
import { useBackOnline } from '../visit/use-back-online.ts';
import { Button } from '../../ui/form/button.tsx';

/** Retries a failed read when pressed, and once by itself when the network is back. */
export function RetryButton({ onRetry, busy }: { onRetry: () => void; busy?: boolean }) {
  const { t } = useTranslation();
  useBackOnline(onRetry);
  return (
    <Button busy={busy} onClick={onRetry}>
      {t('retry_button')}
    </Button>
  );
}
