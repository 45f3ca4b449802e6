import { useSetAtom } from 'jotai';
import { useResume } from '../../shared/orders/use-resume.ts';
import { resumeClaimAtom } from './coupons/claim-play.ts';
import { useClaimToast } from './coupons/use-claim-toast.ts';
import { resumeSpinAtom } from './spin-play.ts';
import { useAwayNotice } from './use-away-notice.ts';

export function ResumeSpin() {
  const resumeSpin = useSetAtom(resumeSpinAtom);
  const resumeClaim = useSetAtom(resumeClaimAtom);
  const notifyOfSpin = useAwayNotice('spin');
  const notifyOfClaim = useClaimToast();
  useResume(() => {
    void resumeSpin().then(notifyOfSpin);
    void resumeClaim().then(notifyOfClaim);
  });
  return null;
}
