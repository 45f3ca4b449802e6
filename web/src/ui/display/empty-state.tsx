import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  action?: ReactNode;
  /** False for a part of a dialog or of a page that already shows the river. */
  hasArt?: boolean;
  /** Where the member waits for something else: announced when it appears. */
  role?: 'status' | undefined;
}

export function EmptyState({ title, text, headingLevel = 2, action, hasArt = true, role }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty} role={role}>
      {hasArt && (
        <svg aria-hidden className={styles.art} viewBox="0 0 120 72">
          <circle cx="84" cy="20" r="14" className={styles.moon} />
          <path className={styles.boat} d="M30 43c4-9 14-15 25-16M24 43h40l-6 7H31z" />
          <path className={styles.water} d="M6 50h108M26 60h66M46 69h28" />
        </svg>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
