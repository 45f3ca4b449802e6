import { useEffect, useEffectEvent } from 'react';
import { useEndBonus, useReceiveBonus, useReceivePromotion } from './use-bonus-orders.ts';

/** Once: while it is open another call is ignored, and when it has ended nothing is kept. */
function useOnArrival(resume: () => void): void {
  const onArrival = useEffectEvent(resume);
  useEffect(() => onArrival(), []);
}

export function ResumeBonus() {
  useOnArrival(useReceiveBonus().resume);
  return null;
}

export function ResumePromotion() {
  useOnArrival(useReceivePromotion().resume);
  return null;
}

export function ResumeEndBonus() {
  useOnArrival(useEndBonus().resume);
  return null;
}
