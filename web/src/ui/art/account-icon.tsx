import { BrandMark } from './brand-mark.tsx';
import { gameArt } from './game-art.ts';
import styles from './account-icon.module.css';

export function AccountIcon({ account }: { account: 'wallet' | 'none' | { game: string } }) {
  if (account === 'none') return <span className={styles.mark} />;
  if (account === 'wallet') {
    return (
      <span className={styles.mark}>
        <BrandMark aria-hidden className={styles.lantern} />
      </span>
    );
  }
  // The name is beside it.
  return <img className={styles.mark} src={gameArt(account.game)} alt="" width="40" height="40" />;
}
