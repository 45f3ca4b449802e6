import { useOrder } from '../../shared/orders/use-order.ts';
import { useResume } from '../../shared/orders/use-resume.ts';
import { withdrawAction } from './withdraw-state.ts';

export function ResumeWithdraw() {
  useResume(useOrder('withdraw', withdrawAction, (amount) => amount).resume);
  return null;
}
