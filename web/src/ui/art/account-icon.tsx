import { BrandMark } from './brand-mark.tsx';
import { gameArt } from './game-art.ts';
import styles from './account-icon.module.css';

/** A small picture of where money lies: the lantern for the wallet, else the game's tile; empty while nothing is chosen. */
export function AccountIcon({ account }: { account: 'wallet' | 'none' | { game: string } }) {
  if (account === 'none') return <span className={styles.mark} />;
  if (account === 'wallet') {
    return (
      <span className={styles.mark}>
        <BrandMark aria-hidden className={styles.lantern} />
      </span>
    );
  }
  // Its name stands beside it.
  return <img className={styles.mark} src={gameArt(account.game)} alt="" width="40" height="40" />;
}
