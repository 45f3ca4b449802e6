import type { Satang } from 'contracts/rules';
import { useId } from 'react';
import { formatAmount } from '../../lib/amount-text.ts';
import { Amount } from './amount.tsx';
import styles from './balance-preview.module.css';

export interface BalancePreviewProps {
  title: string;
  /** null is a balance that is not known. [5.33] */
  rows: readonly { label: string; before: Satang | null; after: Satang | null }[];
  unit: string;
  /** Words for what it was: "before 8,250.00". */
  beforeText: (amount: string) => string;
}

/** What one will have afterwards, while the amount is being typed. (W8) */
export function BalancePreview({ title, rows, unit, beforeText }: BalancePreviewProps) {
  const id = useId();
  return (
    <section className={styles.outlook} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {/* Each figure is one thing to hear, once the typing rests. */}
      <div role="status" aria-labelledby={id}>
        <dl>
          {rows.map(({ label, before, after }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>
                <Amount value={after} size="lead" unit={unit} />
                <span className={styles.before}>{beforeText(formatAmount(before))}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
