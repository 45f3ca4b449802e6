import { Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './note.module.css';

export interface NoteProps {
  kind?: 'info' | 'warn' | 'bad';
  icon?: LucideIcon | undefined;
  /** Read out when it appears: politely, or at once for what went wrong. */
  live?: 'polite' | 'assertive' | undefined;
  children: ReactNode;
}

const ICONS = { info: Info, warn: TriangleAlert, bad: OctagonAlert };

/** A sentence or two that one must read. */
export function Note({ kind = 'info', icon, live, children }: NoteProps) {
  const Icon = icon ?? ICONS[kind];
  return (
    <div
      className={classNames(styles.note, styles[kind])}
      role={live === 'assertive' ? 'alert' : live === 'polite' ? 'status' : undefined}
    >
      <Icon aria-hidden />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
