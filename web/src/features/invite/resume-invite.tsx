import { useEffect } from 'react';
import { useInviteOrders } from './use-invite-orders.ts';

export function ResumeInvite() {
  const { all, part } = useInviteOrders();
  // Runs once: a second resume is ignored while an order is open, and a finished order stores nothing.
  useEffect(() => {
    all.resume();
    part.resume();
  }, []); // oxlint-disable-line react/exhaustive-deps -- see above
  return null;
}
