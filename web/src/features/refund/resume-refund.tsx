import { useEffect } from 'react';
import { useRefundOrders } from './use-refund-orders.ts';

export function ResumeRefund() {
  const { asBonus, toWallet } = useRefundOrders();
  // Runs once: a second resume is ignored while an order is open, and a finished order stores nothing.
  useEffect(() => {
    asBonus.resume();
    toWallet.resume();
  }, []); // oxlint-disable-line react/exhaustive-deps -- see above
  return null;
}
