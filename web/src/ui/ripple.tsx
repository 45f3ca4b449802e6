import { classNames } from './class-names.ts';
import styles from './ripple.module.css';

/** The lantern's reflection as the sign of work. Says nothing to a screen reader: whoever shows it does. */
export function Ripple({ className }: { className?: string | undefined }) {
  return (
    <span aria-hidden className={classNames(styles.ripple, className)}>
      <span />
      <span />
      <span />
    </span>
  );
}
