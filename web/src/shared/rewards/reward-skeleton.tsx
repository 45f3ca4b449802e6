import { Skeleton } from '../../ui/display/skeleton.tsx';
import { Loading } from '../texts/loading.tsx';

/** Heights of the summary, the offer, its note and the first rows. */
const PARTS = ['11rem', '4rem', '1.5rem', '9rem'];

export function RewardSkeleton() {
  return (
    <Loading>
      <Skeleton parts={PARTS} />
    </Loading>
  );
}
