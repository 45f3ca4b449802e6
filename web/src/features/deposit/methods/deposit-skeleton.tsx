import { Loading } from '../../../shared/texts/loading.tsx';
import { Skeleton } from '../../../ui/display/skeleton.tsx';

/** A skeleton in the shape of what follows: the list of methods, or the form of one. */
export function DepositSkeleton({ shape }: { shape: 'picks' | 'deposit' }) {
  return (
    <Loading>
      <Skeleton shape={shape} />
    </Loading>
  );
}
