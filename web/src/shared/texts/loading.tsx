import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TakingLong } from './taking-long.tsx';

interface LoadingProps {
  className?: string | undefined;
  /** What is loading, where the page does not say it. */
  label?: string;
  /** The placeholder of the content. */
  children: ReactNode;
}

/** A placeholder while content loads; says so when that takes long. */
export function Loading({ className, label, children }: LoadingProps) {
  const { t } = useTranslation();
  return (
    // One box: otherwise the empty line would add a gap beside the content.
    <div>
      <div className={className} role="status" aria-busy="true" aria-label={label ?? t('loading')}>
        {children}
      </div>
      <TakingLong active />
    </div>
  );
}
