import { useEffect, useEffectEvent } from 'react';
import { useEndBonus, useReceiveBonus, useReceivePromotion } from './use-bonus-orders.ts';

/** Runs once: a second resume is ignored while the order is open, and a finished order stores nothing. */
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
