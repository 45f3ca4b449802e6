import type { Satang } from 'contracts/rules';
import { Plus } from 'lucide-react';
import { Amount } from './amount.tsx';
import { classNames } from './class-names.ts';
import styles from './game-tile.module.css';

const files = import.meta.glob<string>('./tiles/*.svg', { query: '?url', import: 'default', eager: true });

export interface GameTileProps {
  /** Provider code. [7.50] */
  code: string;
  name: string;
  /** In the game's own currency; null while the account is not opened. */
  amount: Satang | null;
  unit: string;
  /** The amount in baht, in words ("= 420.00 baht"), when the game counts in something else. */
  convertedText?: string | undefined;
  /** The prompt of an account that is not opened. */
  openLabel: string;
  /** A picture of the provider's own, already vetted; it takes the place of the drawn one. */
  art?: string | undefined;
  disabled?: boolean | undefined;
  onPress: () => void;
}

/** One game account: what lies in it, or the prompt to open it. [2.42] */
export function GameTile({ code, name, amount, unit, convertedText, openLabel, art, disabled, onPress }: GameTileProps) {
  const src = art ?? files[`./tiles/${code.toLowerCase()}.svg`] ?? files['./tiles/other.svg'];

  return (
    <button
      type="button"
      className={classNames(styles.tile, amount === null && styles.closed)}
      disabled={disabled}
      onClick={onPress}
    >
      <img className={styles.art} src={src} alt="" loading="lazy" decoding="async" draggable={false} />
      <span className={styles.name}>{name}</span>
      {amount === null ? (
        <span className={styles.open}>
          <Plus aria-hidden />
          {openLabel}
        </span>
      ) : (
        <span className={styles.amounts}>
          <Amount value={amount} size="lead" unit={convertedText === undefined ? unit : undefined} />
          {convertedText !== undefined && <span className={styles.converted}>{convertedText}</span>}
        </span>
      )}
    </button>
  );
}
