import type { Satang } from 'contracts/rules';
import { Amount } from './amount.tsx';
import styles from './balance-bar.module.css';

export interface BalanceBarProps {
  /** What lies in the wallet first, then what is out in the games. */
  parts: readonly { label: string; value: Satang | null }[];
}

/** Where the money lies: to scale as a line, and in figures below it. [1.07] */
export function BalanceBar({ parts }: BalanceBarProps) {
  return (
    <div className={styles.waterline}>
      <div aria-hidden className={styles.bar}>
        {parts.map(
          ({ label, value }) =>
            value !== null && value > 0 && <span key={label} style={{ flexGrow: value }} />,
        )}
      </div>
      <dl className={styles.parts}>
        {parts.map(({ label, value }) => (
          <div key={label} className={styles.part}>
            <dt>{label}</dt>
            <dd>
              <Amount value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
