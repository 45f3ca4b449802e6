import type { ComponentType } from 'react';
import { Link } from '../form/link.tsx';
import { classNames } from '../../lib/class-names.ts';
import styles from './bottom-menu.module.css';

export type MenuIcon = ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;

type BottomMenuItem = {
  label: string;
  icon: MenuIcon;
  current?: boolean;
  prominent?: boolean;
  badge?: { count: number; label: string } | null;
} & ({ to: string } | { onSelect: () => void });

export interface BottomMenuProps {
  label: string;
  items: readonly BottomMenuItem[];
}

/** At the bottom of a phone, in the top bar on wide screens. */
export function BottomMenu({ label, items }: BottomMenuProps) {
  return (
    <nav aria-label={label} className={styles.menu}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.label} className={classNames(item.prominent && styles.prominent)}>
            <Entry item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ item }: { item: BottomMenuItem }) {
  const Icon = item.icon;
  const content = (
    <>
      <span className={styles.icon}>
        <Icon aria-hidden />
        {item.badge && (
          <span className={styles.badge} aria-hidden>
            {item.badge.count > 99 ? '99+' : item.badge.count}
          </span>
        )}
      </span>
      {item.label}
      {item.badge && <span className="visually-hidden">, {item.badge.label}</span>}
    </>
  );
  if ('to' in item) {
    return (
      <Link to={item.to} className={styles.entry} aria-current={item.current ? 'page' : undefined}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={styles.entry} onClick={item.onSelect}>
      {content}
    </button>
  );
}
