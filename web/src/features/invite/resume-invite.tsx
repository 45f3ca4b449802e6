import { useEffect } from 'react';
import { useInviteOrders } from './use-invite-orders.ts';

/** Finds out what became of receiving the earnings when the page was left meanwhile. (W1) */
export function ResumeInvite() {
  const { all, part } = useInviteOrders();
  // Once: while one is open another call is ignored, and when it has ended nothing is kept.
  useEffect(() => {
    all.resume();
    part.resume();
  }, []); // eslint-disable-line react-hooks/exhaustive-deps -- see above
  return null;
}
