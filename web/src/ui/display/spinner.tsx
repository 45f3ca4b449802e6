import { classNames } from '../../lib/class-names.ts';
import styles from './spinner.module.css';

/** The lantern's reflection as the sign of work. Hidden from screen readers: the component that shows it speaks. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <span aria-hidden className={classNames(styles.ripple, className)}>
      <span />
      <span />
      <span />
    </span>
  );
}
