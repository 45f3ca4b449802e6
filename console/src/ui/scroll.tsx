import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './ui.module.css';

interface ScrollProps {
  label: string;
  /** How much there is, for content that is read from its end: the end comes into view whenever it grows. */
  size?: number;
  children: ReactNode;
}

/** Scrolls content that may be longer than its container, by keyboard too. */
export function Scroll({ label, size, children }: ScrollProps) {
  const scroll = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (size !== undefined && scroll.current) scroll.current.scrollTop = scroll.current.scrollHeight;
  }, [size]);
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a scroll container needs focus to scroll by keyboard
    <div ref={scroll} className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}
