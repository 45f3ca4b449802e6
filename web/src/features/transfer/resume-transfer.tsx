import { useEffect } from 'react';
import { useOrder } from '../../shared/orders/use-order.ts';
import { bringBackAction, transferAction } from './transfer-state.ts';

export function ResumeTransfer() {
  const { resume } = useOrder('transfer', transferAction, ({ amount }) => amount);
  // Idempotent: a call during an unresolved request is ignored, and a finished request stores nothing to resume.
  useEffect(resume, []); // oxlint-disable-line react/exhaustive-deps -- see above
  return null;
}

export function ResumeBringBack() {
  const { resume } = useOrder('bring_back', bringBackAction, () => null);
  useEffect(resume, []); // oxlint-disable-line react/exhaustive-deps -- as above
  return null;
}
