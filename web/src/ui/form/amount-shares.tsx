import type { Satang } from 'contracts/rules';
import styles from './amount-chips.module.css';

export interface AmountSharesProps {
  /** What the shares are of. */
  label: string;
  shares: readonly { label: string; amount: Satang }[];
  selected: Satang | null;
  disabled?: boolean | undefined;
  onPick: (amount: Satang) => void;
}

/** A part of what there is, or all of it; picking one sets the field beside them. (W8) */
export function AmountShares({ label, shares, selected, disabled, onPick }: AmountSharesProps) {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {shares.map(({ label: name, amount }) => (
        <button
          key={name}
          type="button"
          className={styles.chip}
          aria-pressed={amount > 0 && amount === selected}
          disabled={disabled === true || amount <= 0}
          onClick={() => onPick(amount)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
