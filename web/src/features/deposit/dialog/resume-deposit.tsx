import { useResume } from '../../../shared/orders/use-resume.ts';
import { useGift } from '../gift/use-gift.ts';
import { useSlipSending } from '../slip/use-slip-sending.ts';

export function ResumeGift() {
  useResume(useGift().resume);
  return null;
}

export function ResumeSlip() {
  useResume(useSlipSending().resume);
  return null;
}
