import { useEffect } from 'react';
import { nextTask } from '../../lib/clock.ts';

/** It keeps the focus of its own controls, and the page behind it must not get it. */
const OPEN_DIALOG = '[data-sheet],[role=alertdialog]';

/**
 * Moves the focus to the page's title when the focused control has left the page, alone or with its dialog: a keyboard or screen
 * reader would start again at the top. A dialog that returns the focus to its opener comes first.
 */
export function useLostFocus() {
  useEffect(() => {
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent) => void (last = target);
    const isLost = () =>
      last instanceof Node &&
      !last.isConnected &&
      document.activeElement === document.body &&
      !document.querySelector(OPEN_DIALOG);
    const observer = new MutationObserver(() => {
      // Later, because dialogs return the focus after they have left.
      if (isLost()) void nextTask().then(() => isLost() && focusTitle());
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}

function focusTitle() {
  const title = document.querySelector<HTMLElement>('main h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
