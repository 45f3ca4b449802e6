import { EmptyState, type EmptyStateProps } from '../../ui/display/empty-state.tsx';
import { RetryButton } from './retry-button.tsx';

interface LoadFailedProps extends Omit<EmptyStateProps, 'action' | 'role'> {
  onRetry: () => void;
}

/** In place of something that could not be loaded. */
export function LoadFailed({ onRetry, ...look }: LoadFailedProps) {
  return <EmptyState {...look} role="status" action={<RetryButton onRetry={onRetry} />} />;
}
