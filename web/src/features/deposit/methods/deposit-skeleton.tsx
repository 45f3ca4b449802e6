import { Loading } from '../../../shared/texts/loading.tsx';
import { Skeleton } from '../../../ui/display/skeleton.tsx';

export function DepositSkeleton({ shape }: { shape: 'picks' | 'deposit' | 'account' }) {
  return (
    <Loading>
      <Skeleton shape={shape} />
    </Loading>
  );
}
