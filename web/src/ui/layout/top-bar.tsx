import { use, type ReactNode } from 'react';
import { Link } from '../form/link.tsx';
import { classNames } from '../../lib/class-names.ts';
import { BarMenu } from './bar-menu.ts';
import { BrandLogo } from '../art/brand-logo.tsx';
import styles from './top-bar.module.css';

export interface TopBarProps {
  /** The app's name; empty until it is known. */
  brand: string;
  /** The target of the name, and its label while the name is unknown. */
  to: string;
  toLabel: string;
  /** The name of the member. */
  subtitle?: ReactNode;
  /** Chat, language, logout. */
  end?: ReactNode;
  /** Whether it stays visible; not where a picture shows through it. */
  sticky?: boolean;
}

/** Logo and names on the left, controls on the right; contains the menu on wide screens. [2.16] */
export function TopBar({ brand, to, toLabel, subtitle, end, sticky = false }: TopBarProps) {
  const menu = use(BarMenu);

  return (
    <header className={classNames(styles.bar, sticky && styles.sticky)}>
      <div className={styles.inner}>
        <Link to={to} className={styles.brand} aria-label={brand === '' ? toLabel : undefined}>
          <BrandLogo className={styles.logo} />
          <span className={styles.names}>
            <span className={styles.name}>{brand}</span>
            {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
          </span>
        </Link>
        {menu}
        <div className={styles.end}>{end}</div>
      </div>
    </header>
  );
}
