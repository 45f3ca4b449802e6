import { ReceiptText } from 'lucide-react';
import { BankMark } from '../../../ui/art/bank-mark.tsx';
import type { DepositMethod } from './deposit-methods.ts';
import styles from './deposit.module.css';

export function MethodMark({ method }: { method: DepositMethod }) {
  if (method.kind === 'slip') {
    return (
      <span className={styles.slipMark} aria-hidden>
        <ReceiptText />
      </span>
    );
  }
  return <BankMark code={'account' in method ? method.account.code : 'wallet'} />;
}
