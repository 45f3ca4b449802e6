import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './dialog-form.module.css';
import { SheetFooter } from './sheet-footer.tsx';

export interface DialogFormProps extends ComponentPropsWithRef<'form'> {
  id: string;
  /** The submit button names the form by its id, because it is in the dialog's footer. */
  buttons: ReactNode;
}

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
