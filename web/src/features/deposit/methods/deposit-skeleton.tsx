import { Loading } from '../../../shared/texts/loading.tsx';
import { Skeleton } from '../../../ui/display/skeleton.tsx';

/** A skeleton in the shape of the method list or of a method's form. */
export function DepositSkeleton({ shape }: { shape: 'picks' | 'deposit' }) {
  return (
    <Loading>
      <Skeleton shape={shape} />
    </Loading>
  );
}
