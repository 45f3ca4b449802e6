import { useOrder } from '../../shared/orders/use-order.ts';
import { useResume } from '../../shared/orders/use-resume.ts';
import { bringBackAction, transferAction } from './transfer-state.ts';

export function ResumeTransfer() {
  useResume(useOrder('transfer', transferAction, ({ amount }) => amount).resume);
  return null;
}

export function ResumeBringBack() {
  useResume(useOrder('bring_back', bringBackAction, () => null).resume);
  return null;
}
