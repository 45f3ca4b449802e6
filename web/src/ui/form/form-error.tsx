import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './form-error.module.css';

/** The error line of a form; announced when it appears. Link it with `aria-describedby`. [2.18] */
export function FormError({ id, text }: { id: string; text: ReactNode }) {
  return (
    // Always rendered, so that new content is announced.
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
