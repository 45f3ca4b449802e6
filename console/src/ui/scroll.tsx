import type { ReactNode } from 'react';
import styles from './ui.module.css';

/** Scrolls content that may be longer than its container, by keyboard too. */
export function Scroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a scroll container needs focus to scroll by keyboard
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}
