import { useTranslation } from 'react-i18next';
import { EmptyState, type EmptyStateProps } from '../../ui/display/empty-state.tsx';
import { useRequestWait } from '../session/use-wait-left.ts';
import { RetryButton } from './retry-button.tsx';

interface LoadFailedProps extends Omit<EmptyStateProps, 'action' | 'role'> {
  onRetry: () => void;
}

/** In place of something that could not be loaded. While the service asks to wait, no better connection would help. [8.02] */
export function LoadFailed({ onRetry, text, ...look }: LoadFailedProps) {
  const { t } = useTranslation();
  const isWaiting = useRequestWait() > 0;
  return (
    <EmptyState
      {...look}
      text={isWaiting ? t('wait_text') : text}
      role="status"
      action={<RetryButton onRetry={onRetry} />}
    />
  );
}
