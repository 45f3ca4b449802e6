import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../form/link.tsx';
import { Skeleton } from '../display/skeleton.tsx';
import { Spinner } from '../display/spinner.tsx';
import styles from './widget-grid.module.css';

export function WidgetGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

interface WidgetProps {
  icon: LucideIcon;
  title: string;
  text: string;
}

export function WidgetLink({ to, ...widget }: WidgetProps & { to: string }) {
  return (
    <Link to={to} className={styles.widget}>
      <Content {...widget} />
    </Link>
  );
}

export function WidgetButton({
  onSelect,
  isBusy = false,
  isHeld = false,
  ...widget
}: WidgetProps & { onSelect: () => void; isBusy?: boolean; isHeld?: boolean }) {
  return (
    <button
      type="button"
      className={styles.widget}
      aria-busy={isBusy || undefined}
      aria-disabled={isHeld || undefined}
      onClick={isBusy || isHeld ? undefined : onSelect}
    >
      <Content {...widget} isBusy={isBusy} />
    </button>
  );
}

export function WidgetSkeleton() {
  return (
    <span className={styles.widget} aria-hidden>
      <Skeleton lines={2} />
    </span>
  );
}

function Content({ icon: Icon, title, text, isBusy = false }: WidgetProps & { isBusy?: boolean }) {
  return (
    <>
      {/* In the icon's place, so that the text keeps its lines and nothing below moves. */}
      {isBusy ? <Spinner className={styles.icon} /> : <Icon aria-hidden className={styles.icon} />}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </span>
    </>
  );
}
