import { useResume } from '../../shared/orders/use-resume.ts';
import { useEndBonus, useReceiveBonus, useReceivePromotion } from './use-bonus-orders.ts';

export function ResumeBonus() {
  useResume(useReceiveBonus().resume);
  return null;
}

export function ResumePromotion() {
  useResume(useReceivePromotion().resume);
  return null;
}

export function ResumeEndBonus() {
  useResume(useEndBonus().resume);
  return null;
}
