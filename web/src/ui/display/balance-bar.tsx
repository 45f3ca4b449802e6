import type { Satang } from 'contracts/rules';
import { Amount } from './amount.tsx';
import { Private } from './private.tsx';
import styles from './balance-bar.module.css';

export interface BalanceBarProps {
  parts: readonly { label: string; value: Satang | null }[];
}

export function BalanceBar({ parts }: BalanceBarProps) {
  return (
    <div className={styles.balance}>
      <div aria-hidden className={styles.bar}>
        {/* The share of a known part is unknown beside an unknown one. */}
        {parts.every(({ value }) => value !== null) &&
          parts.map(
            ({ label, value }, part) =>
              value !== null &&
              value > 0 && <span key={label} data-part={part} style={{ flexGrow: value }} />,
          )}
      </div>
      <dl className={styles.parts}>
        {parts.map(({ label, value }) => (
          <div key={label} className={styles.part}>
            <dt>{label}</dt>
            <dd>
              <Private>
                <Amount value={value} />
              </Private>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
