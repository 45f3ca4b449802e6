import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { balancesAfterAtom } from '../../../shared/wallet/balances-after.ts';
import { DepositSkeleton } from './deposit-skeleton.tsx';
import { PaidDeposit } from './paid-deposit.tsx';

/** Shows the receipt once the balance after the payment has loaded, never the old balance. (W4) */
export function DepositReceipt(props: ComponentProps<typeof PaidDeposit>) {
  const { status } = useAtomValue(balancesAfterAtom);
  return status === 'reading' ? <DepositSkeleton shape="deposit" /> : <PaidDeposit {...props} />;
}
