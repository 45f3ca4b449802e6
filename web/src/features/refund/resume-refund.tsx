import { useResume } from '../../shared/orders/use-resume.ts';
import { useRefundOrders } from './use-refund-orders.ts';

export function ResumeRefund() {
  const { asBonus, toWallet } = useRefundOrders();
  useResume(() => {
    asBonus.resume();
    toWallet.resume();
  });
  return null;
}
