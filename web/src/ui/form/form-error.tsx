import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './form-error.module.css';

/** The error line of a whole form; read out when it appears. Point to it with `aria-describedby`. [2.18] */
export function FormError({ id, text }: { id: string; text: ReactNode }) {
  return (
    // Always there, so that what appears in it is announced.
    <div id={id} role="alert" className={styles.region}>
      {text && (
        <p className={styles.error}>
          <CircleAlert aria-hidden />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
