import { CircleAlert } from 'lucide-react';
import { type CSSProperties, useId, type ChangeEvent, type ReactNode, type Ref } from 'react';
import { editAmount, type EditRefusal } from '../../lib/amount-edit.ts';
import { groupDigits } from '../../lib/amount-text.ts';
import styles from './amount-field.module.css';
import { classNames } from '../../lib/class-names.ts';

export interface AmountFieldProps {
  label: ReactNode;
  unit: string;
  /** Plain text of the amount, such as "1234.5"; `readTypedAmount` reads it. */
  value: string;
  onValue: (value: string) => void;
  /** What was typed or pasted is no part of an amount and has changed nothing. */
  onRefused?: ((reason: EditRefusal) => void) | undefined;
  /** The member has left the field: the time to speak of what is still too little. */
  onLeave?: () => void;
  /** The limits in words, seen before any mistake. */
  minimumText?: ReactNode;
  maximumText?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  name?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Where money is typed: the largest thing of its dialog. Thousands are grouped while the caret stays with the digits. */
export function AmountField({
  label,
  unit,
  value,
  onValue,
  onRefused,
  onLeave,
  minimumText,
  maximumText,
  error,
  disabled,
  name,
  autoFocus,
  ref,
}: AmountFieldProps) {
  const id = useId();
  const limitsId = `${id}-limits`;
  const errorId = `${id}-error`;
  const hasLimits = Boolean(minimumText ?? maximumText);
  const display = groupDigits(value);

  function edit({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const next = editAmount(value, {
      text: input.value,
      caret: input.selectionStart ?? input.value.length,
      inputType: nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined,
    });
    // Set here and not by rendering: React would put the caret at the end, and a refused key would not render at all.
    input.value = next.display;
    input.setSelectionRange(next.caret, next.caret);
    if (next.refused) onRefused?.(next.refused);
    if (next.value !== value) onValue(next.value);
  }

  return (
    <div className={styles.field}>
      <div className={styles.box}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <span className={styles.line}>
          <span className={styles.figure} style={{ '--figures': display.length } as CSSProperties}>
            {/* Gives the input the width of its text, so that the unit follows the figure. */}
            <span aria-hidden className={styles.sizer}>
              {display || '0'}
            </span>
            <input
              ref={ref}
              id={id}
              name={name}
              className={styles.input}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              // eslint-disable-next-line jsx-a11y-x/no-autofocus -- a dialog whose one task is the amount starts in it
              autoFocus={autoFocus}
              enterKeyHint="done"
              placeholder="0"
              value={display}
              disabled={disabled}
              onChange={edit}
              onBlur={onLeave}
              aria-invalid={error ? true : undefined}
              aria-describedby={classNames(error ? errorId : null, hasLimits && limitsId) || undefined}
            />
            {/* What is not typed is nothing: the amount stands there in full all the same. */}
            <span aria-hidden className={styles.rest}>
              {restOf(value)}
            </span>
          </span>
          <span className={styles.unit}>{unit}</span>
        </span>
        {hasLimits && (
          <span id={limitsId} className={styles.limits}>
            <span>{minimumText}</span>
            <span>{maximumText}</span>
          </span>
        )}
      </div>
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={styles.error}>
            <CircleAlert aria-hidden />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** The decimals that are still to be typed: `.00` after `500`, `0` after `500.5`. */
function restOf(value: string): string {
  if (value === '') return '';
  const [, fraction] = value.split('.');
  return fraction === undefined ? '.00' : '0'.repeat(Math.max(0, 2 - fraction.length));
}
