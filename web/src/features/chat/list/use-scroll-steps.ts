import { useAtomValue } from 'jotai';
import { type RefObject, startTransition, useEffect } from 'react';
import { servicesAtom } from '../../../shared/session/services.ts';

/** Well below the buffer of the virtual list. */
const STEP_PX = 400;
/** Below the 150 ms after which the virtual list takes a scroll for over. */
const STEP_MS = 125;

/**
 * Lets the virtual list hear of a scroll in steps: it renders at each scroll event that it hears, although only one in many brings
 * new rows near the viewport. They are rendered in slices, between the frames of the scroll.
 */
export function useScrollSteps(log: RefObject<HTMLElement | null>): void {
  const { clock } = useAtomValue(servicesAtom);
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    let heard = element.scrollTop;
    let isTelling = false;
    let cancel: (() => void) | null = null;
    const tell = () => {
      cancel?.();
      cancel = null;
      heard = element.scrollTop;
      isTelling = true;
      startTransition(() => void element.dispatchEvent(new Event('scroll')));
      isTelling = false;
    };
    const onScroll = (event: Event) => {
      if (isTelling) return;
      event.stopImmediatePropagation();
      if (Math.abs(element.scrollTop - heard) >= STEP_PX) tell();
      else cancel ??= clock.after(STEP_MS, tell);
    };
    // Heard before the listener of the virtual list, which does not capture.
    element.addEventListener('scroll', onScroll, { capture: true });
    return () => {
      cancel?.();
      element.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [clock, log]);
}
