import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

export type SkeletonProps =
  | { shape: 'balance' | 'widgets' | 'facts' | 'search' | 'games' | 'picks' | 'rows' }
  /** Heights of the parts of a form, from above. */
  | { parts: readonly string[] }
  | { lines: number };

const LINE_WIDTHS = ['94%', '100%', '88%', '97%', '60%'];
const TILES = 6;
const ROWS = 10;
const PICKS = [2, 2, 2, 1];
/**
 * A placeholder with the shape and height of the loading content, so that nothing moves when it arrives. Silent: its parent
 * announces the loading once.
 */
export function Skeleton(props: SkeletonProps) {
  if ('lines' in props) {
    return (
      <span aria-hidden className={styles.stack}>
        {times(props.lines, (line) => (
          <Bar key={line} width={LINE_WIDTHS[line % LINE_WIDTHS.length]} />
        ))}
      </span>
    );
  }

  if ('parts' in props) {
    return (
      <span aria-hidden className={styles.stack}>
        {props.parts.map((height, part) => (
          <Bar key={part} height={height} radius="var(--r2)" />
        ))}
      </span>
    );
  }

  switch (props.shape) {
    case 'balance':
      return (
        <span aria-hidden className={styles.balance}>
          <span className={styles.head}>
            <Bar width="7rem" />
          </span>
          <span className={styles.sum}>
            <Bar width="70%" height="calc(var(--size-money) * var(--lh-money))" />
            <Bar width="9rem" height="1.3125rem" />
            <Bar height="0.375rem" />
            <span className={styles.between}>
              <Bar width="5.5rem" height="2.8125rem" />
              <Bar width="5.5rem" height="2.8125rem" />
            </span>
          </span>
          <span className={styles.acts}>
            {times(3, (act) => (
              <Bar key={act} height="4rem" radius="var(--r2)" />
            ))}
          </span>
        </span>
      );
    case 'widgets':
      return (
        <span aria-hidden className={styles.widgets}>
          {times(4, (widget) => (
            <Bar key={widget} height="2.75rem" />
          ))}
        </span>
      );
    case 'facts':
      return (
        <span aria-hidden className={styles.facts}>
          <Bar height="3rem" />
        </span>
      );
    case 'search':
      return (
        <span aria-hidden className={styles.search}>
          <Bar width="5rem" height="1.5rem" />
          <Bar height="var(--target-main)" radius="var(--r2)" />
        </span>
      );
    case 'games':
      return (
        <span aria-hidden className={styles.games}>
          <Bar width="7rem" height="2rem" />
          <span className={styles.tiles}>
            {times(TILES, (tile) => (
              <Bar key={tile} height="7.25rem" radius="var(--r2)" />
            ))}
          </span>
        </span>
      );
    case 'picks':
      return (
        <span aria-hidden className={styles.groups}>
          <span className={styles.picks}>
            <Bar width="30%" height="1.3125rem" />
            <Bar height="7.25rem" radius="var(--r3)" />
          </span>
          {PICKS.map((picks, group) => (
            <span key={group} className={styles.picks}>
              <Bar width="30%" height="1.3125rem" />
              {times(picks, (pick) => (
                <Bar key={pick} height="4rem" radius="var(--r2)" />
              ))}
            </span>
          ))}
        </span>
      );
    case 'rows':
      return (
        <span aria-hidden className={styles.rows}>
          {times(ROWS, (row) => (
            <span key={row} className={styles.row}>
              <Bar width="2.5rem" height="2.5rem" radius="var(--round)" />
              <Bar width={row % 2 ? '62%' : '48%'} height="2.25rem" />
              <Bar width="5rem" height="1.5rem" />
            </span>
          ))}
        </span>
      );
  }
}

function Bar({ width, height, radius }: { width?: string | undefined; height?: string; radius?: string }) {
  const size: CSSProperties = { width, height: height ?? '1lh', borderRadius: radius };
  return <span className={styles.bar} style={size} />;
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
