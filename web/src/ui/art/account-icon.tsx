import { BrandMark } from './brand-mark.tsx';
import styles from './account-icon.module.css';

const tiles = import.meta.glob<string>('./tiles/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** A small picture of where money lies: the lantern for the wallet, else the game's tile; empty while nothing is chosen. */
export function AccountIcon({ place }: { place: 'wallet' | 'none' | { game: string } }) {
  if (place === 'none') return <span className={styles.mark} />;
  if (place === 'wallet') {
    return (
      <span className={styles.mark}>
        <BrandMark aria-hidden className={styles.lantern} />
      </span>
    );
  }
  const src = tiles[`./tiles/${place.game.toLowerCase()}.svg`] ?? tiles['./tiles/other.svg'];
  // Its name stands beside it.
  return <img className={styles.mark} src={src} alt="" width="40" height="40" />;
}
