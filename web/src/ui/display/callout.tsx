import { Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './callout.module.css';

export interface CalloutProps {
  tone?: 'info' | 'warning' | 'danger';
  icon?: LucideIcon | undefined;
  title?: string | undefined;
  /** Announced when it appears: errors immediately, others politely. */
  live?: boolean;
  children: ReactNode;
}

const ICONS = { info: Info, warning: TriangleAlert, danger: OctagonAlert };

export function Callout({ tone = 'info', icon, title, live = false, children }: CalloutProps) {
  const Icon = icon ?? ICONS[tone];
  return (
    <div
      className={classNames(styles.box, styles[tone])}
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Icon aria-hidden />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
