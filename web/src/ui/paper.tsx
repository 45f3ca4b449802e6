import type { ReactNode } from 'react';
import styles from './paper.module.css';

/** What one shows to another person, a QR or a receipt: light in every theme. */
export function Paper({ children }: { children: ReactNode }) {
  return <div className={styles.paper}>{children}</div>;
}
