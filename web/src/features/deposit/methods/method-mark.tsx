import { ReceiptText } from 'lucide-react';
import { BankMark } from '../../../ui/art/bank-mark.tsx';
import type { Way } from './deposit-methods.ts';
import styles from './deposit.module.css';

/** What a way is known by: the mark of its bank or service. */
export function MethodMark({ way }: { way: Way }) {
  if (way.kind === 'slip') {
    return (
      <span className={styles.slipMark} aria-hidden>
        <ReceiptText />
      </span>
    );
  }
  return <BankMark code={'account' in way ? way.account.code : 'wallet'} />;
}
