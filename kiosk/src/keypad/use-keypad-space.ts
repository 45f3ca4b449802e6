import { type RefObject, useLayoutEffect } from 'react';
import type { TypingField } from './keypad-target.ts';

/**
 * Publishes the keypad's size to the page (`--keypad-height` at the bottom in portrait, `--keypad-width` at the inline
 * end in landscape, on `<html>`) and keeps the field visible in the remaining space, with its hint or error below.
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
    // ResizeObserver also reports the first size, before the frame is painted.
    const observer = new ResizeObserver(publish);
    observer.observe(root);
    // An error can appear while the field already has the focus.
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

/** The field last: if both do not fit, the field must be visible. */
function reveal(field: TypingField): void {
  const texts = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id));
  for (const element of [...texts, field])
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}
