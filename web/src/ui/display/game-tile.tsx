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
  /** Provider code; selects the art. [7.50] */
  code: string;
  name: string;
  isActive: boolean;
  /** The balance in the game's own unit; null when unknown. */
  amount: Satang | null;
  /** The value in `unit`, when the game uses another unit. */
  converted: Satang | null;
  unit: string;
  /** The prompt of an account that is not open yet. */
  openLabel: string;
  /** The provider's own picture, already checked, instead of the drawn one. */
  art?: string | undefined;
  /** Its balance is being checked. */
  isChecking?: boolean | undefined;
  /** Why the balance is not fresh. */
  staleLabel?: string | undefined;
  /** Receives the code, so that one function serves all tiles. Without it the tile is not a button. */
  onPress?: ((code: string) => void) | undefined;
}

/** A game account: its balance, or the prompt to open it. [2.42] Memoised: renders only when its props change. */
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
              <Private>{`= ${formatAmount(converted)} ${unit}`}</Private>
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
