import type { ReactNode } from 'react';
import styles from './light-card.module.css';

/** Content to show to another person, a QR or a receipt: light in every theme. */
export function LightCard({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
