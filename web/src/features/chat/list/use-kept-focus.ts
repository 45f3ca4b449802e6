import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in the log when a press removes its own button, as a quick reply does: it would leave the dialog. The message box
 * would open a phone's keyboard.
 */
export function useKeptFocus(log: RefObject<HTMLElement | null>) {
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (pressed.current?.isConnected !== false) return;
    pressed.current = null;
    if (document.activeElement === document.body) log.current?.focus({ preventScroll: true });
  });
  return ({ target }: SyntheticEvent) => {
    pressed.current = target as Element;
  };
}
