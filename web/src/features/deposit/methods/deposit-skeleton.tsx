import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/display/skeleton.tsx';

/** Bones in the shape of what follows: the list of methods, or the form of one. */
export function DepositSkeleton({ shape }: { shape: 'picks' | 'deposit' }) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" aria-label={t('loading')} role="status">
      <Skeleton shape={shape} />
    </div>
  );
}
