import { useEffect, useEffectEvent } from 'react';
import { useGift } from '../gift/use-gift.ts';
import { useSlipSending } from '../slip/use-slip-sending.ts';

/** Runs once: calls during a run are ignored, and after it nothing is stored. */
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
