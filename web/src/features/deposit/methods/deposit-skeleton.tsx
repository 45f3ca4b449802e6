import { Loading } from '../../../shared/texts/loading.tsx';
import { Skeleton } from '../../../ui/display/skeleton.tsx';
import type { DepositMethod } from './deposit-methods.ts';

const PARTS: Record<DepositMethod['kind'], readonly string[]> = {
  qr: ['4rem', '9rem', '7rem', '4.25rem'],
  transfer: ['15.75rem', '8.75rem', 'var(--target-main)', '3rem'],
  wallet: ['10.5rem', '6.75rem', 'var(--target-main)', '3rem'],
  gift: ['8.5rem', '7rem', '4.25rem'],
  slip: ['6.75rem', '13.75rem'],
};

export function DepositSkeleton({ of }: { of: 'list' | DepositMethod['kind'] }) {
  return <Loading>{of === 'list' ? <Skeleton shape="picks" /> : <Skeleton parts={PARTS[of]} />}</Loading>;
}
