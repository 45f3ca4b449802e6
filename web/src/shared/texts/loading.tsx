import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TakingLong } from './taking-long.tsx';

interface LoadingProps {
  className?: string | undefined;
  /** What is being read, where the page does not say it. */
  label?: string;
  /** The shape of what will stand here. */
  children: ReactNode;
}

/** Stands for what is being read, and says so when that takes long. */
export function Loading({ className, label, children }: LoadingProps) {
  const { t } = useTranslation();
  return (
    // One box: the empty line would take a gap of its own beside what is loading.
    <div>
      <div className={className} role="status" aria-busy="true" aria-label={label ?? t('loading')}>
        {children}
      </div>
      <TakingLong active />
    </div>
  );
}
