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
      {/* Above: what is loading may be longer than the screen. */}
      <TakingLong active />
      <div role="status" aria-label={label ?? t('loading')} aria-busy="true" className={className}>
        {children}
      </div>
    </div>
  );
}
