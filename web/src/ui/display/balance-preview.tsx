import type { Satang } from 'contracts/rules';
import { useId } from 'react';
import { formatAmount } from '../../lib/amount-text.ts';
import { Amount } from './amount.tsx';
import { Private } from './private.tsx';
import styles from './balance-preview.module.css';

export interface BalancePreviewProps {
  title: string;
  /** null is an unknown balance. [5.33] */
  rows: readonly { label: string; before: Satang | null; after: Satang | null }[];
  unit: string;
  beforeText: (amount: string) => string;
}

export function BalancePreview({ title, rows, unit, beforeText }: BalancePreviewProps) {
  const id = useId();
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {/* A screen reader reads each figure as one, once typing pauses. */}
      <div role="status" aria-labelledby={id}>
        <dl>
          {rows.map(({ label, before, after }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>
                <Private>
                  <Amount value={after} size="lead" unit={unit} />
                </Private>
                <span className={styles.before}>
                  <Private as="figures">{beforeText(formatAmount(before))}</Private>
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
