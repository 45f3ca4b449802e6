import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TakingLong } from './taking-long.tsx';

interface LoadingProps {
  className?: string | undefined;
  /** The shape of what will stand here. */
  children: ReactNode;
}

/** Stands for what is being read, and says so when that takes long. */
export function Loading({ className, children }: LoadingProps) {
  const { t } = useTranslation();
  return (
    // One box: the empty line would take a gap of its own beside what is loading.
    <div>
      <div className={className} role="status" aria-busy="true" aria-label={t('loading')}>
        {children}
      </div>
      <TakingLong active />
    </div>
  );
}
