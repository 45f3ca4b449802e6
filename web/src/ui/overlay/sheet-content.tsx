import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './sheet.module.css';
import kiosk from './sheet-kiosk.module.css';
import layouts from './sheet-layouts.module.css';

interface SheetContentProps {
  ref: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** The part of a sheet that scrolls. */
export function SheetContent({ ref, children }: SheetContentProps) {
  // While its text scrolls without a control in it, it is a tab stop: otherwise no key scrolls it in Safari. The observer reports
  // after the frame's own layout; asking here for the height would force another one while a press waits.
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => {
      box.tabIndex = !firstControl(box) && box.scrollHeight > box.clientHeight ? 0 : -1;
    });
    observer.observe(box);
    return () => observer.disconnect();
  });

  return (
    <div ref={ref} className={classNames(styles.content, layouts.content, kiosk.content)}>
      {children}
    </div>
  );
}

/** The first usable control; the close button comes first in the header, but the focus should start in the content. */
export function firstControl(part: HTMLElement | null): HTMLElement | null {
  return (
    part?.querySelector<HTMLElement>(
      ':is(input, select, textarea, button, a[href]):not(:disabled, [hidden])',
    ) ?? null
  );
}
