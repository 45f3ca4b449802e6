import { Check } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
}

export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <span className={styles.box}>
        <input {...input} type="checkbox" className={styles.input} />
        <Check aria-hidden className={styles.tick} />
      </span>
      {label}
    </label>
  );
}
