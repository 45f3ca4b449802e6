import { CircleAlert } from 'lucide-react';
import { type CSSProperties, useId, type ReactNode, type SyntheticEvent, useState } from 'react';
import { editAmount, type EditRefusal } from '../../lib/amount-edit.ts';
import { groupDigits } from '../../lib/amount-text.ts';
import styles from './amount-field.module.css';
import { LONGEST_TEXT } from './field.tsx';
import { classNames } from '../../lib/class-names.ts';

export interface AmountFieldProps {
  label: ReactNode;
  unit: string;
  /** The amount as plain text, such as "1234.5"; `readTypedAmount` parses it. */
  value: string;
  onValue: (value: string) => void;
  /** Typed or pasted text was not part of an amount; nothing changed. */
  onRefused?: ((reason: EditRefusal) => void) | undefined;
  /** The member has left the field: now the form may say that the amount is too small. */
  onLeave?: () => void;
  minimumText?: ReactNode;
  maximumText?: ReactNode;
  error?: ReactNode;
  /** While its order is sent. Not `disabled`, which would lose the focus of a member who has pressed Enter in it. */
  readOnly?: boolean;
}

/** Groups thousands and keeps the caret at its digits. */
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
  readOnly,
}: AmountFieldProps) {
  const id = useId();
  const limitsId = `${id}-limits`;
  const errorId = `${id}-error`;
  const hasLimits = Boolean(minimumText ?? maximumText);
  // An input method composes digits: a change of the field would break the composition, and repeat its digits.
  const [composed, setComposed] = useState<{ before: string; text: string } | null>(null);
  const display = composed?.text ?? groupDigits(value);

  function edit({ currentTarget: input, nativeEvent }: SyntheticEvent<HTMLInputElement>) {
    const typed = nativeEvent instanceof InputEvent ? nativeEvent : null;
    const before = composed?.before ?? value;
    const next = editAmount(before, {
      text: input.value,
      caret: input.selectionStart ?? input.value.length,
      inputType: typed?.inputType,
    });
    if (typed?.isComposing) setComposed({ before, text: input.value });
    else {
      setComposed(null);
      // Set here, not by React, which would put the caret at the end and would not render after a refused key.
      input.value = next.display;
      input.setSelectionRange(next.caret, next.caret);
      if (next.refused) onRefused?.(next.refused);
    }
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
            {/* Gives the input the width of its text, so that the unit follows the digits. */}
            <span aria-hidden className={styles.sizer}>
              {display || '0'}
            </span>
            <input
              id={id}
              className={styles.input}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              maxLength={LONGEST_TEXT}
              placeholder="0"
              value={display}
              readOnly={readOnly}
              onChange={edit}
              onCompositionEnd={edit}
              onBlur={onLeave}
              aria-invalid={error ? true : undefined}
              aria-describedby={classNames(error ? errorId : null, hasLimits && limitsId) || undefined}
            />
            {/* Missing decimals are zeros: the full amount is always visible. */}
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

/** The decimals not typed yet: `.00` after `500`, `0` after `500.5`. */
function restOf(value: string): string {
  if (value === '') return '';
  const [, fraction] = value.split('.');
  return fraction === undefined ? '.00' : '0'.repeat(Math.max(0, 2 - fraction.length));
}
