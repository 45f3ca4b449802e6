import { Children, useId, type ReactNode } from 'react';
import styles from './game-section.module.css';

export interface GameSectionProps {
  title: string;
  /** What can be done with the tiles, beside the title. */
  action?: ReactNode;
  totalLabel: string;
  /** The sum of the shelf, formatted. */
  total: string;
  /** How many tiles stand on it: small sections share a row where there is width. */
  size: number;
  /** All tiles in view at any width, and not on a rail. */
  isWhole?: boolean;
  /** The way to the tiles that are not shown, or back. */
  more?: { label: string; onSelect: () => void } | undefined;
  children: ReactNode;
}

/** A row of tiles under a title. On phones it is pushed sideways; elsewhere all of it is in view. [2.42] */
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
    <section aria-labelledby={titleId} className={styles.shelf} data-size={Math.min(size, 4)}>
      <div className={styles.header}>
        <div className={styles.title}>
          <h2 id={titleId}>{title}</h2>
          {action}
        </div>
        <p className={styles.total}>
          {totalLabel} <span className={styles.figure}>{total}</span>
        </p>
      </div>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what is pushed sideways must be so by keyboard too */}
      <ul className={styles.rail} data-whole={isWhole || undefined} tabIndex={0} aria-labelledby={titleId}>
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
