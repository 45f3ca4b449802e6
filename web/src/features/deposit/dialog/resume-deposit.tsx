import { useEffect, useEffectEvent } from 'react';
import { useGift } from '../gift/use-gift.ts';
import { useSlipSending } from '../slip/use-slip-sending.ts';

/** Once: while it is open another call is ignored, and when it has ended nothing is kept. */
function useOnArrival(resume: () => unknown): void {
  const onArrival = useEffectEvent(resume);
  useEffect(() => void onArrival(), []);
}

export function ResumeGift() {
  const { resume } = useGift();
  useOnArrival(resume);
  return null;
}

export function ResumeSlip() {
  const { resume } = useSlipSending();
  useOnArrival(resume);
  return null;
}
