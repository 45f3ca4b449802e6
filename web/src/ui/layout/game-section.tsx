import { Children, useId, type ReactNode } from 'react';
import { Private } from '../display/private.tsx';
import styles from './game-section.module.css';

export interface GameSectionProps {
  title: string;
  action?: ReactNode;
  totalLabel: string;
  total: string;
  /** The number of tiles: small sections share a row on wide screens. */
  size: number;
  isWhole?: boolean;
  more?: { label: string; onSelect: () => void } | undefined;
  children: ReactNode;
}

export function GameSection({
  title,
  action,
  totalLabel,
  total,
  size,
  isWhole = false,
  more,
  children,
}: GameSectionProps) {
  const titleId = useId();

  return (
    <section aria-labelledby={titleId} className={styles.section} data-size={Math.min(size, 4)}>
      <div className={styles.header}>
        <div className={styles.title}>
          <h2 id={titleId}>{title}</h2>
          {action}
        </div>
        <p className={styles.total}>
          {totalLabel}{' '}
          <span className={styles.figure}>
            <Private as="figures">{total}</Private>
          </span>
        </p>
      </div>
      <ul data-whole={isWhole || undefined} className={styles.rail} aria-labelledby={titleId}>
        {Children.map(children, (tile) => (
          <li>{tile}</li>
        ))}
        {more && (
          <li>
            <button type="button" className={styles.more} aria-expanded={isWhole} onClick={more.onSelect}>
              {more.label}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
