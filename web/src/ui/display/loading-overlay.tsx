import type { ReactNode } from 'react';
import styles from './loading-overlay.module.css';
import { Spinner } from './spinner.tsx';

/**
 * Says that the page loads, over all of it. What comes within 200 ms comes without it (the delay is the style
 * sheet's), so that a quick answer does not flicker. [9.13]
 */
export function LoadingOverlay({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div role="status" className={styles.overlay}>
      <span className={styles.card}>
        <Spinner />
        <span>
          {label}
          {children}
        </span>
      </span>
    </div>
  );
}
