import { useAtomValue, useSetAtom } from 'jotai';
import { OutcomeCallout } from '../../../shared/orders/outcome-callout.tsx';
import { claimAction, openClaimAtom } from '../spin-orders.ts';
import { claimedCouponAtom, showClaimEndAtom } from './claim-play.ts';
import { useClaimToast } from './use-claim-toast.ts';

/** A claim that stays open after its dialog was closed. (W1) */
export function OpenClaim() {
  const isAsking = useAtomValue(claimedCouponAtom) !== null;
  const open = useAtomValue(openClaimAtom);
  const showEnd = useSetAtom(showClaimEndAtom);
  const toast = useClaimToast();
  if (isAsking || !open) return null;
  return (
    <OutcomeCallout
      support={{ topic: 'spin', amount: open.amount }}
      action={claimAction}
      onFound={(end) => void showEnd(end).then(toast)}
    />
  );
}
