import { classNames } from '../../lib/class-names.ts';
import styles from './spinner.module.css';

/** The lantern's reflection as the sign of work. Says nothing to a screen reader: whoever shows it does. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <span aria-hidden className={classNames(styles.ripple, className)}>
      <span />
      <span />
      <span />
    </span>
  );
}
