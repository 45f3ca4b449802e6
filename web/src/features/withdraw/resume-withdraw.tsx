import { useEffect } from 'react';
import { useOrder } from '../../shared/orders/use-order.ts';
import { withdrawAction } from './withdraw-state.ts';

export function ResumeWithdraw() {
  const { resume } = useOrder('withdraw', withdrawAction, (amount) => amount);
  // Idempotent: a call during an unresolved request is ignored, and a finished request stores nothing to resume.
  useEffect(resume, []); // oxlint-disable-line react/exhaustive-deps -- see above
  return null;
}
