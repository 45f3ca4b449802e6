import { useEffect } from 'react';
import { useRefundOrders } from './use-refund-orders.ts';

/** Finds out what became of receiving a refund when the page was left meanwhile. (W1) */
export function ResumeRefund() {
  const { asBonus, toWallet } = useRefundOrders();
  // Once: while one is open another call is ignored, and when it has ended nothing is kept.
  useEffect(() => {
    asBonus.resume();
    toWallet.resume();
  }, []); // eslint-disable-line react-hooks/exhaustive-deps -- see above
  return null;
}
