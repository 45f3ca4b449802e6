import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './dialog-form.module.css';
import { SheetFooter } from './sheet-footer.tsx';

export interface DialogFormProps extends ComponentPropsWithRef<'form'> {
  id: string;
  /** The way back, if any, then the answer, which names the form by its id: it stands in the foot of the dialog. */
  buttons: ReactNode;
}

/** A form that fills a dialog: its fields, and the answer below them. */
export function DialogForm({ buttons, children, ...form }: DialogFormProps) {
  return (
    <form {...form} className={styles.form} noValidate>
      {children}
      <SheetFooter>
        <div className={styles.buttons}>{buttons}</div>
      </SheetFooter>
    </form>
  );
}
