import { ChevronDown } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { FieldError } from './field.tsx';
import styles from './select.module.css';

interface SelectOption {
  value: string;
  label: string;
  /** Language of the label, when it differs from the page's. */
  lang?: string | undefined;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children' | 'id'> {
  label: ReactNode;
  error?: ReactNode;
  options: readonly SelectOption[];
  placeholder?: string | undefined;
  compact?: boolean;
}

/** A native select: works on every phone, and has full-size options in the kiosk's browser. */
export function Select({ label, error, options, placeholder, compact = false, ...select }: SelectProps) {
  const id = useId();
  const errorId = `${id}-error`;

  return (
    <div className={classNames(styles.field, compact && styles.compact)}>
      <label htmlFor={id} className={compact ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          {...select}
          id={id}
          className={styles.select}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map(({ value, label: text, lang }) => (
            <option key={value} value={value} lang={lang}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className={styles.arrow} />
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
