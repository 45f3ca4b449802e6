import { useEffect, useEffectEvent } from 'react';
import { useGift } from '../gift/use-gift.ts';
import { useSlipSending } from '../slip/use-slip-sending.ts';

/** Idempotent: a call during an unresolved request is ignored, and a finished request stores nothing to resume. */
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
