import { type RefObject, useEffect } from 'react';

/** Between what floats and what it keeps clear of. */
const GAP = 8;

/**
 * Lets what floats rise above the button that sends the page's form, whenever that comes to lie below it: it is what the
 * page is there for. The element stays; its style moves what is in it by `--rise`, for `[data-raised]`.
 */
export function useClearOfSubmit(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = floating.current;
    const main = element?.closest('main');
    // Absent in old browsers.
    if (!element || !main || !('ResizeObserver' in window)) return;
    const place = () => {
      const home = element.getBoundingClientRect();
      const covered = [...main.querySelectorAll('[type="submit"]')]
        .map((button) => button.getBoundingClientRect())
        .find(
          ({ top, bottom, left, right }) =>
            top < home.bottom && bottom > home.top && left < home.right && right > home.left,
        );
      element.toggleAttribute('data-raised', covered !== undefined);
      element.style.setProperty('--rise', `${covered ? home.bottom - covered.top + GAP : 0}px`);
    };
    // It tells of the present size at once, and of each that comes with what loads or is refused.
    const observer = new ResizeObserver(place);
    observer.observe(main);
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [floating]);
}
