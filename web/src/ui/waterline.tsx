import styles from './waterline.module.css';

/** What lies in the wallet and what is out in the games, to scale. The figures stand beside it, so it is mere drawing. */
export function Waterline({ wallet, games }: { wallet: number; games: number }) {
  return (
    <div aria-hidden className={styles.waterline} data-empty={wallet + games > 0 ? undefined : ''}>
      {wallet > 0 && <span className={styles.wallet} style={{ flexGrow: wallet }} />}
      {games > 0 && <span className={styles.games} style={{ flexGrow: games }} />}
    </div>
  );
}
