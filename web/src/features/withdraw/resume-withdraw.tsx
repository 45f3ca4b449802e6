import { useEffect } from 'react';
import { useOrder } from '../../shared/orders/use-order.ts';
import { withdrawAction } from './withdraw-state.ts';

export function ResumeWithdraw() {
  const { resume } = useOrder('withdraw', withdrawAction, (amount) => amount);
  // Once: while it is open another call is ignored, and when it has ended nothing is kept.
  useEffect(resume, []); // eslint-disable-line react-hooks/exhaustive-deps -- see above
  return null;
}
