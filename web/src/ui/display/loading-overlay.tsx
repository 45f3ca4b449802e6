import type { ReactNode } from 'react';
import styles from './loading-overlay.module.css';
import { Spinner } from './spinner.tsx';

/** Covers the page while it loads. The style sheet delays it by 200 ms, so that a quick answer does not flicker. [9.13] */
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
