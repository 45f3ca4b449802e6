import { ChevronDown } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
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
}

/** A native list: right on every phone, and in the kiosk's browser with options as large as any target. */
export function Select({ label, options, placeholder, id, ...select }: SelectProps) {
  const ownId = useId();
  const selectId = id ?? ownId;

  return (
    <div className={styles.field}>
      <label htmlFor={selectId} className={styles.label}>
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
