import { type RefObject, useLayoutEffect } from 'react';
import type { TypingField } from './keypad-target.ts';

/**
 * Tells the page how much of the screen the keypad takes (`--keypad-height` at the bottom in portrait,
 * `--keypad-width` at the inline end in landscape, on `<html>`) and keeps the field in what is left.
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
      field.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    };
    // Observing reports the first size as well as each later one, and before the frame is painted.
    const observer = new ResizeObserver(publish);
    observer.observe(root);
    return () => {
      observer.disconnect();
      style.removeProperty('--keypad-width');
      style.removeProperty('--keypad-height');
    };
  }, [keypad, field]);
}
