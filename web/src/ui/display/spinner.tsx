import { classNames } from '../../lib/class-names.ts';
import styles from './spinner.module.css';

/** Hidden from screen readers: its parent announces the loading. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <span aria-hidden className={classNames(styles.spinner, className)}>
      <span />
      <span />
      <span />
    </span>
  );
}
