import type { Satang } from 'contracts/rules';
import { Check, Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { BrandLogo } from '../art/brand-logo.tsx';
import { Amount } from './amount.tsx';
import { LightCard } from './light-card.tsx';
import './receipt-page.css';
import edge from './receipt-edge.module.css';
import styles from './receipt.module.css';

export interface ReceiptProps {
  title: string;
  note?: string | undefined;
  issuer: string;
  amount: Satang;
  unit: string;
  state: 'done' | 'pending';
  rows: readonly { label: string; value: ReactNode }[];
}

/** Prints 80 mm wide, without the page around it. (W4) */
export function Receipt({ title, note, issuer, amount, unit, state, rows }: ReceiptProps) {
  const Icon = state === 'done' ? Check : Landmark;
  return (
    <div className={classNames(styles.receipt, edge.torn)} data-receipt>
      <LightCard>
        <p className={styles.issuer}>
          <BrandLogo />
          {issuer}
        </p>
        <span aria-hidden className={styles.disc} data-state={state}>
          <Icon />
        </span>
        <h3 className={styles.title}>
          <span role="status">{title}</span>
        </h3>
        <Amount value={amount} size="hero" unit={unit} />
        {note !== undefined && <p className={styles.note}>{note}</p>}
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
