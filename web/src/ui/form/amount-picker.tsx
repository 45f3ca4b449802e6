import type { Satang } from 'contracts/rules';
import { use, useId } from 'react';
import { formatAmount } from '../../lib/amount-text.ts';
import { CoverContext, Private } from '../display/private.tsx';
import styles from './amount-picker.module.css';

/** From this length an amount does not fit a third of a phone at full size. */
const LONG = 11;
/** From this length three amounts do not fit beside each other on a small phone. */
const LONGEST = 14;

function lengthOf(amount: Satang): 'long' | 'longest' | undefined {
  const { length } = formatAmount(amount);
  if (length >= LONGEST) return 'longest';
  return length > LONG ? 'long' : undefined;
}

export interface AmountOption {
  amount: Satang;
  label?: string;
}

export interface AmountPickerProps {
  label: string;
  options: readonly AmountOption[];
  selected: Satang | null;
  disabled?: boolean | undefined;
  onPick: (amount: Satang) => void;
}

export function AmountPicker({ label, options, selected, disabled = false, onPick }: AmountPickerProps) {
  const id = useId();
  // The amount itself stays readable, because a member checks it before it moves. Marked as half of the balance, it would tell
  // the balance to everyone who reads it, and smaller dots over a share would tell how long it is. (K11)
  const isShareSecret = use(CoverContext) !== undefined;
  return (
    <div role="group" aria-label={label} className={styles.options}>
      {options.map(({ amount, label: share, label: name = formatAmount(amount, { decimals: 0 }) }, index) => (
        <button
          key={name}
          type="button"
          className={styles.option}
          aria-describedby={share === undefined ? undefined : `${id}-${index}`}
          aria-pressed={amount > 0 && amount === selected && !(isShareSecret && share !== undefined)}
          disabled={disabled || amount <= 0}
          onClick={() => onPick(amount)}
        >
          {share === undefined ? (
            name
          ) : (
            <>
              <span className={styles.share}>{share}</span>
              <span
                aria-hidden
                id={`${id}-${index}`}
                className={styles.sum}
                data-long={isShareSecret ? undefined : lengthOf(amount)}
              >
                <Private as="figures">{formatAmount(amount)}</Private>
              </span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
