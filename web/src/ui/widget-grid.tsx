import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './widget-grid.module.css';

export function WidgetGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

interface WidgetProps {
  icon: LucideIcon;
  title: string;
  /** What is known about it; its line is kept while that is empty. */
  text: string;
}

/** A way on from home that leads to a page. */
export function WidgetLink({ to, ...widget }: WidgetProps & { to: string }) {
  return (
    <Link to={to} className={styles.widget}>
      <Content {...widget} />
    </Link>
  );
}

/** A way on from home that opens a dialog. */
export function WidgetButton({ onSelect, ...widget }: WidgetProps & { onSelect: () => void }) {
  return (
    <button type="button" className={styles.widget} onClick={onSelect}>
      <Content {...widget} />
    </button>
  );
}

function Content({ icon: Icon, title, text }: WidgetProps) {
  return (
    <>
      <Icon aria-hidden className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </span>
    </>
  );
}
