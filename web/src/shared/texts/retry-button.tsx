import { useTranslation } from 'react-i18next';
import { useBackOnline } from './use-back-online.ts';
import { EmptyState, type EmptyStateProps } from '../../ui/display/empty-state.tsx';
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

interface LoadFailedProps extends Omit<EmptyStateProps, 'action' | 'role'> {
  onRetry: () => void;
}

/** In place of something that could not be loaded. */
export function LoadFailed({ onRetry, ...look }: LoadFailedProps) {
  return <EmptyState {...look} role="status" action={<RetryButton onRetry={onRetry} />} />;
}
