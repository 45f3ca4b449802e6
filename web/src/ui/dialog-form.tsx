import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './dialog-form.module.css';

export interface DialogFormProps extends ComponentPropsWithRef<'form'> {
  /** The way back, if any, then the answer. */
  buttons: ReactNode;
}

/** A form that fills a dialog: its fields, and the answer below them. */
export function DialogForm({ buttons, children, ...form }: DialogFormProps) {
  return (
    <form {...form} className={styles.form} noValidate>
      {children}
      <div className={styles.buttons}>{buttons}</div>
    </form>
  );
}
