import { useEffect } from 'react';
import { useGift } from './use-gift.ts';
import { useSlipSending } from './use-slip-sending.ts';

export function ResumeGift() {
  const { resume } = useGift();
  // Once: while it is open another call is ignored, and when it has ended nothing is kept.
  useEffect(() => void resume(), []); // eslint-disable-line react-hooks/exhaustive-deps -- see above
  return null;
}

export function ResumeSlip() {
  const { resume } = useSlipSending();
  useEffect(() => void resume(), []); // eslint-disable-line react-hooks/exhaustive-deps -- as above
  return null;
}
