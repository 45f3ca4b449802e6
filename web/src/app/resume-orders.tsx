import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { openDialogAtom } from '../state/dialog-state.ts';
import { namesOfKeptIntents } from '../state/open-intent.ts';
import { servicesAtom } from '../state/services.ts';
import { ORDERS, type OrderName } from '../state/use-order.ts';

const ResumeTransfer = lazy(() =>
  import('../features/transfer/resume-transfer.tsx').then((module) => ({ default: module.ResumeTransfer })),
);
const ResumeBringBack = lazy(() =>
  import('../features/transfer/resume-transfer.tsx').then((module) => ({ default: module.ResumeBringBack })),
);
const ResumeWithdraw = lazy(() =>
  import('../features/withdraw/resume-withdraw.tsx').then((module) => ({ default: module.ResumeWithdraw })),
);

const isOrderName = (name: string): name is OrderName => Object.hasOwn(ORDERS, name);

/**
 * Takes up orders that were on their way when the page was left: their dialog opens again and tells what became of the
 * money. (W1)
 */
export function ResumeOrders() {
  const { platform } = useAtomValue(servicesAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const [names] = useState(() => namesOfKeptIntents(platform).filter(isOrderName));

  useEffect(() => {
    const [first] = names;
    if (first !== undefined) openDialog({ name: ORDERS[first] });
  }, [names, openDialog]);

  return (
    <Suspense>
      {names.includes('transfer') && <ResumeTransfer />}
      {names.includes('bring_back') && <ResumeBringBack />}
      {names.includes('withdraw') && <ResumeWithdraw />}
    </Suspense>
  );
}
