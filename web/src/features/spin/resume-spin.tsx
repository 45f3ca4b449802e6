import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { resumeClaimAtom } from './coupons/claim-play.ts';
import { useClaimToast } from './coupons/use-claim-toast.ts';
import { resumeSpinAtom } from './spin-play.ts';
import { useAwayNotice } from './use-away-notice.ts';

export function ResumeSpin() {
  const resumeSpin = useSetAtom(resumeSpinAtom);
  const resumeClaim = useSetAtom(resumeClaimAtom);
  const notifyOfSpin = useAwayNotice('spin');
  const notifyOfClaim = useClaimToast();
  const onArrival = useEffectEvent(() => {
    void resumeSpin().then(notifyOfSpin);
    void resumeClaim().then(notifyOfClaim);
  });
  // Runs once: a second resume is ignored while an order is open, and a finished order stores nothing.
  useEffect(() => onArrival(), []);
  return null;
}
