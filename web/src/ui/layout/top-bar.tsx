import { use, type ReactNode } from 'react';
import { Link } from '../form/link.tsx';
import { classNames } from '../../lib/class-names.ts';
import { BarMenu } from './bar-menu.ts';
import { BrandLogo } from '../art/brand-logo.tsx';
import styles from './top-bar.module.css';

export interface TopBarProps {
  /** Empty until it is known. */
  brand: string;
  to: string;
  toLabel: string;
  subtitle?: ReactNode;
  end?: ReactNode;
  sticky?: boolean;
}

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
