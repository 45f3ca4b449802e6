import type { Satang } from 'contracts/rules';
import { CircleCheck, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Amount } from './amount.tsx';
import { LightCard } from './light-card.tsx';
import styles from './receipt.module.css';

export interface ReceiptProps {
  /** "Transfer complete" */
  title: string;
  /** Whose receipt it is: the name of the service, on paper only. */
  issuer: string;
  amount: Satang;
  unit: string;
  /** Done, or on its way. */
  state: 'done' | 'pending';
  rows: readonly { label: string; value: ReactNode }[];
}

/** Proof of money that has moved: light as paper, and printed 80 mm wide without the page around it. (W4) */
export function Receipt({ title, issuer, amount, unit, state, rows }: ReceiptProps) {
  const Icon = state === 'done' ? CircleCheck : Hourglass;
  return (
    <div className={styles.receipt} data-receipt>
      <LightCard>
        <p className={styles.issuer}>{issuer}</p>
        <Icon className={styles.icon} aria-hidden />
        <h3 role="status" className={styles.title}>
          {title}
        </h3>
        <Amount value={amount} size="head" unit={unit} />
        <dl className={styles.rows}>
          {rows.map(({ label, value }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </LightCard>
    </div>
  );
}
