import type { Satang } from 'contracts/rules';
import { Amount } from '../../ui/display/amount.tsx';
import { Private } from '../../ui/display/private.tsx';
import { useMoneyUnit } from '../texts/use-money-unit.ts';
import styles from './reward-summary.module.css';

interface RewardSummaryProps {
  label: string;
  amount: Satang | null;
  counts: readonly { label: string; count: number | null }[];
}

export function RewardSummary({ label, amount, counts }: RewardSummaryProps) {
  const unit = useMoneyUnit();
  return (
    <section className={styles.summary} aria-label={label}>
      <div className={styles.facts}>
        <p className={styles.sum}>
          <span className={styles.label}>{label}</span>
          <Private>
            <Amount value={amount} size="hero" unit={unit} />
          </Private>
        </p>
        <dl className={styles.counts}>
          {counts.map(({ label: name, count }) => (
            <div key={name}>
              <dt className={styles.label}>{name}</dt>
              <dd className={styles.count}>{count?.toLocaleString('en') ?? '-'}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
