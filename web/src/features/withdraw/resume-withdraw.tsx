import { useEffect } from 'react';
import { useOrder } from '../../shared/orders/use-order.ts';
import { withdrawAction } from './withdraw-state.ts';

export function ResumeWithdraw() {
  const { resume } = useOrder('withdraw', withdrawAction, (amount) => amount);
  // Runs once: calls during a run are ignored, and after it nothing is stored.
  useEffect(resume, []); // eslint-disable-line react-hooks/exhaustive-deps -- see above
  return null;
}
