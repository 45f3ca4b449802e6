import type { Satang } from 'contracts/rules';
import { Plus } from 'lucide-react';
import { formatAmount } from '../lib/amount-text.ts';
import { Amount } from './amount.tsx';
import { classNames } from './class-names.ts';
import styles from './game-tile.module.css';

const files = import.meta.glob<string>('./tiles/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

export interface GameTileProps {
  /** Provider code; picks the art. [7.50] */
  code: string;
  name: string;
  isActive: boolean;
  /** What lies in the game, in its own count. */
  amount: Satang;
  /** Its worth in `unit`, when the game counts otherwise. */
  converted: Satang | null;
  unit: string;
  /** The prompt of an account that is not opened yet. */
  openLabel: string;
  /** A picture of the provider's own, already vetted, in place of the drawn one. */
  art?: string | undefined;
  /** Without it the tile only shows. */
  onPress?: (() => void) | undefined;
}

/** One game account: what lies in it, or the prompt to open it. [2.42] */
export function GameTile({
  code,
  name,
  isActive,
  amount,
  converted,
  unit,
  openLabel,
  art,
  onPress,
}: GameTileProps) {
  const content = (
    <>
      <img
        className={styles.art}
        src={art ?? files[`./tiles/${code.toLowerCase()}.svg`] ?? files['./tiles/other.svg']}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
      />
      <span className={styles.name}>{name}</span>
      {isActive ? (
        <span className={styles.amounts}>
          <Amount value={amount} size="lead" unit={converted === null ? unit : undefined} />
          {converted !== null && (
            <span className={styles.converted}>
              = {formatAmount(converted)} {unit}
            </span>
          )}
        </span>
      ) : (
        <span className={styles.open}>
          <Plus aria-hidden />
          {openLabel}
        </span>
      )}
    </>
  );
  const className = classNames(styles.tile, !isActive && styles.closed);

  if (!onPress) return <div className={className}>{content}</div>;
  return (
    <button type="button" className={className} onClick={onPress}>
      {content}
    </button>
  );
}
