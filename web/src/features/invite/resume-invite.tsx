import { useResume } from '../../shared/orders/use-resume.ts';
import { useInviteOrders } from './use-invite-orders.ts';

export function ResumeInvite() {
  const { all, part } = useInviteOrders();
  useResume(() => {
    all.resume();
    part.resume();
  });
  return null;
}
