import { CircleAlert, type LucideIcon } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './field.module.css';

/** More than anyone types. A pasted text is cut at it: a megabyte would stop the page. */
export const LONGEST_TEXT = 200;

export interface FieldProps extends ComponentPropsWithRef<'input'> {
  label: ReactNode;
  error?: ReactNode;
  hint?: ReactNode;
  icon?: LucideIcon | undefined;
  trailing?: ReactNode;
}

export function Field({ label, error, hint, icon: Icon, trailing, id, className, ...input }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;

  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={inputId} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        {Icon && <Icon aria-hidden className={styles.icon} />}
        <input
          maxLength={LONGEST_TEXT}
          {...input}
          id={inputId}
          className={styles.input}
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={
            classNames(hint ? hintId : null, error ? errorId : null, input['aria-describedby']) || undefined
          }
        />
        {trailing}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  return (
    // Always rendered, so that new content is announced.
    <div aria-live="polite">
      {error && (
        <p id={id} className={styles.error}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
