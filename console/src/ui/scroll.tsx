import type { ReactNode } from 'react';
import styles from './ui.module.css';

/** What may be longer than its place: it scrolls, by the keyboard too. */
export function Scroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls must take the focus to be scrolled by keys
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}
