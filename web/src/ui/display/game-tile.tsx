import type { Satang } from 'contracts/rules';
import { Plus, TriangleAlert } from 'lucide-react';
import { memo, useState, type CSSProperties } from 'react';
import { formatAmount } from '../../lib/amount-text.ts';
import { Amount } from './amount.tsx';
import { classNames } from '../../lib/class-names.ts';
import { gameArt } from '../art/game-art.ts';
import { Private } from './private.tsx';
import { Spinner } from './spinner.tsx';
import styles from './game-tile.module.css';

export interface GameTileProps {
  code: string;
  name: string;
  isActive: boolean;
  /** In the game's own unit; null when unknown. */
  amount: Satang | null;
  /** The value in `unit`, when the game uses another unit. */
  converted: Satang | null;
  unit: string;
  openLabel: string;
  /** Already checked; replaces the drawn picture. */
  art?: string | undefined;
  isChecking?: boolean | undefined;
  staleLabel?: string | undefined;
  /** Receives the code, so that one function serves all tiles. Without it the tile is not a button. */
  onPress?: ((code: string) => void) | undefined;
}

/** Memoised: renders only when its props change. */
export const GameTile = memo(function GameTile({
  code,
  name,
  isActive,
  amount,
  converted,
  unit,
  openLabel,
  art,
  isChecking = false,
  staleLabel,
  onPress,
}: GameTileProps) {
  const [brokenArt, setBrokenArt] = useState<string>();
  const isPictured = art !== undefined && art !== brokenArt;
  const content = (
    <>
      {isPictured && (
        <img
          className={styles.picture}
          src={art}
          // If the provider's picture fails to load, the drawn one shows.
          onError={() => setBrokenArt(art)}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      )}
      <span className={styles.name}>{name}</span>
      {isChecking && isActive && <Spinner className={styles.checking} />}
      {isActive ? (
        <span className={styles.amounts}>
          {staleLabel !== undefined && (
            <span className={styles.stale}>
              <TriangleAlert aria-hidden />
              {staleLabel}
            </span>
          )}
          <Private>
            <Amount value={amount} size="lead" unit={converted === null ? unit : undefined} />
          </Private>
          {converted !== null && (
            <span className={styles.converted}>
              <Private as="figures">{`= ${formatAmount(converted)} ${unit}`}</Private>
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
  const className = classNames(styles.tile, isPictured && styles.pictured, !isActive && styles.closed);
  const drawn: CSSProperties & Record<'--art', string> = { '--art': `url("${gameArt(code)}")` };

  if (!onPress) {
    return (
      <div className={className} style={drawn}>
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={className}
      style={drawn}
      onClick={() => onPress(code)}
      aria-busy={isChecking || undefined}
    >
      {content}
    </button>
  );
});
