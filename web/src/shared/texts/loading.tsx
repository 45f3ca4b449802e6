import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TakingLong } from './taking-long.tsx';

interface LoadingProps {
  className?: string | undefined;
  label?: string;
  children: ReactNode;
}

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
