import { type RefObject, useLayoutEffect } from 'react';
import type { TypingField } from './keypad-target.ts';

/**
 * Tells the page how much of the screen the keypad takes (`--keypad-height` at the bottom in portrait,
 * `--keypad-width` at the inline end in landscape, on `<html>`) and keeps the field in what is left, with
 * what stands under it: a hint, or why it was refused.
 */
export function useKeypadSpace(keypad: RefObject<HTMLElement | null>, field: TypingField): void {
  useLayoutEffect(() => {
    const root = keypad.current;
    if (!root) return;
    const { style } = document.documentElement;
    const publish = () => {
      const { width, height } = root.getBoundingClientRect();
      const beside = document.documentElement.dataset['orientation'] === 'landscape';
      style.setProperty('--keypad-width', beside ? `${width}px` : '0px');
      style.setProperty('--keypad-height', beside ? '0px' : `${height}px`);
      reveal(field);
    };
    // Observing reports the first size as well as each later one, and before the frame is painted.
    const observer = new ResizeObserver(publish);
    observer.observe(root);
    // A refusal comes while the field has the focus already.
    const described = new MutationObserver(() => reveal(field));
    described.observe(field, { attributeFilter: ['aria-describedby'] });
    return () => {
      observer.disconnect();
      described.disconnect();
      style.removeProperty('--keypad-width');
      style.removeProperty('--keypad-height');
    };
  }, [keypad, field]);
}

/** The field last: where there is no room for both, it is what must be seen. */
function reveal(field: TypingField): void {
  const texts = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id));
  for (const element of [...texts, field])
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}
