import { ChevronDown } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './select.module.css';

interface SelectOption {
  value: string;
  label: string;
  /** Language of the label, when it is not that of the page. */
  lang?: string | undefined;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children'> {
  label: ReactNode;
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** Where several stand in a row: smaller, and its label for readers of the screen alone. */
  compact?: boolean;
}

/** A native list: right on every phone, and in the kiosk's browser with options as large as any target. */
export function Select({ label, options, placeholder, compact = false, id, ...select }: SelectProps) {
  const ownId = useId();
  const selectId = id ?? ownId;

  return (
    <div className={classNames(styles.field, compact && styles.compact)}>
      <label htmlFor={selectId} className={compact ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <select {...select} id={selectId} className={styles.select}>
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
    </div>
  );
}
