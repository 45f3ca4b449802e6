import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './tag.module.css';

export type TagTone = 'neutral' | 'success' | 'info' | 'danger' | 'gold';

export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>;
}
