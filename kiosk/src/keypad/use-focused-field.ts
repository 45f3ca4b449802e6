import { type RefObject, useEffect, useState } from 'react';
import { systemClock } from 'web/app';
import type { Layout } from './keypad-layouts.ts';
import { isSecret, layoutFor, type TypingField, typingField } from './keypad-target.ts';

export interface KeypadTarget {
  field: TypingField;
  layout: Layout;
  secret: boolean;
}

/** Attributes that can change without an event while the field has the focus. (A disabled or removed field loses the focus.) */
const WATCHED = { subtree: true, attributeFilter: ['readonly', 'type', 'inputmode'] };

/**
 * The focused field and the keypad it needs; null without one. Updates only when no finger is down: a keypad that appears
 * or disappears between press and release would move the page under the finger, and the click on the button below would
 * be lost.
 */
export function useFocusedField(keypad: RefObject<HTMLElement | null>): KeypadTarget | null {
  const [target, setTarget] = useState<KeypadTarget | null>(null);
  const present = target !== null;

  useEffect(() => {
    const pointersDown = new Set<number>();
    let cancel = () => {};

    const settle = () => {
      if (pointersDown.size > 0) return;
      const active = document.activeElement;
      // Assistive technology may focus a key: the member is still typing in the same field.
      if (active && keypad.current?.contains(active)) return;
      const found = describe(typingField(active));
      setTarget((known) => (isSame(known, found) ? known : found));
    };
    const settleSoon = () => {
      cancel();
      cancel = systemClock.after(0, settle);
    };
    const pointerDown = (event: PointerEvent) => {
      // A primary pointer means that no other is down, even if the browser swallowed its release.
      if (event.isPrimary) pointersDown.clear();
      pointersDown.add(event.pointerId);
    };
    const pointerGone = (event: PointerEvent) => {
      pointersDown.delete(event.pointerId);
      settleSoon();
    };

    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    window.addEventListener('focusin', settleSoon, options);
    window.addEventListener('focusout', settleSoon, options);
    window.addEventListener('pointerdown', pointerDown, options);
    window.addEventListener('pointerup', pointerGone, options);
    window.addEventListener('pointercancel', pointerGone, options);
    const observer = new MutationObserver(settleSoon);
    if (present) observer.observe(document.body, WATCHED);
    settleSoon();
    return () => {
      listeners.abort();
      observer.disconnect();
      cancel();
    };
  }, [keypad, present]);

  return target;
}

function describe(field: TypingField | null): KeypadTarget | null {
  return field && { field, layout: layoutFor(field), secret: isSecret(field) };
}

function isSame(a: KeypadTarget | null, b: KeypadTarget | null): boolean {
  return a?.field === b?.field && a?.layout === b?.layout && a?.secret === b?.secret;
}
