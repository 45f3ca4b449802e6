import { satangFromBaht } from 'contracts/rules';
import { formatAmount } from '../../lib/amount-text.ts';
import styles from './amount-chips.module.css';

export interface AmountChipsProps {
  /** What the amounts are for. */
  label: string;
  /** In baht. [9.19] [9.20] [9.21] */
  amounts: readonly number[];
  selected?: number | null | undefined;
  disabled?: boolean | undefined;
  onPick: (amount: number) => void;
}

/** Preset amounts; picking one sets the field beside them. [2.50] */
export function AmountChips({ label, amounts, selected, disabled, onPick }: AmountChipsProps) {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={styles.chip}
          aria-pressed={amount === selected}
          disabled={disabled}
          onClick={() => onPick(amount)}
        >
          {formatAmount(satangFromBaht(amount), { decimals: 0 })}
        </button>
      ))}
    </div>
  );
}
