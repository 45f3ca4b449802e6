import { type RefObject, useEffect, useEffectEvent } from 'react';
import { systemClock } from 'web/app';
import { keepFocusAtTouch } from '../touch/keep-focus.ts';

/** Delay until a held Backspace repeats, and the interval of the repeats, in milliseconds. */
const REPEAT_AFTER_MS = 450;
const REPEAT_EVERY = 70;

const PRESSED = 'data-pressed';

interface Hold {
  key: HTMLElement;
  cancelRepeat?: () => void;
}

/**
 * Reports pressed keys (`data-key`) of the keypad, by finger, pen or mouse, or by a bare click as from assistive
 * technology. A key with `data-repeats` repeats while it is held.
 *
 * Uses DOM listeners instead of React's: inside a React handler, React defers the page's update until the handler ends,
 * and the caret could not be restored.
 */
export function useKeyPresses(keypad: RefObject<HTMLElement | null>, onPress: (key: string) => void): void {
  const press = useEffectEvent(onPress);

  useEffect(() => {
    const root = keypad.current;
    if (!root) return;
    const held = new Map<number, Hold>();
    const clicksToIgnore = new Set<number>();
    const listeners = new AbortController();
    const { signal } = listeners;

    const release = ({ pointerId }: PointerEvent) => {
      const hold = held.get(pointerId);
      hold?.cancelRepeat?.();
      hold?.key.removeAttribute(PRESSED);
      held.delete(pointerId);
    };
    const repeat = (hold: Hold, name: string) => {
      // The last press may have closed the keypad.
      if (signal.aborted) return;
      press(name);
      hold.cancelRepeat = systemClock.after(REPEAT_EVERY, () => repeat(hold, name));
    };
    const pointerDown = (event: PointerEvent) => {
      keepFocusAtTouch(event);
      const key = keyOf(event);
      if (!key || event.button !== 0) return;
      release(event);
      clicksToIgnore.add(event.pointerId);
      const hold: Hold = { key: key.element };
      held.set(event.pointerId, hold);
      hold.key.setAttribute(PRESSED, '');
      if (hold.key.hasAttribute('data-repeats')) {
        hold.cancelRepeat = systemClock.after(REPEAT_AFTER_MS, () => repeat(hold, key.name));
      }
      press(key.name);
    };
    const click = (event: PointerEvent) => {
      const key = keyOf(event);
      if (clicksToIgnore.delete(event.pointerId) || !key) return;
      press(key.name);
    };

    root.addEventListener('pointerdown', pointerDown, { signal });
    root.addEventListener('click', click, { signal });
    // Keeps the focus in the field. Also covers touch: lifting a finger fires mousedown.
    root.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    // On the window, because the finger may be lifted anywhere.
    window.addEventListener('pointerup', release, { signal, capture: true });
    window.addEventListener('pointercancel', release, { signal, capture: true });
    return () => {
      listeners.abort();
      for (const { cancelRepeat } of held.values()) cancelRepeat?.();
    };
  }, [keypad]);
}

function keyOf(event: Event): { element: HTMLElement; name: string } | null {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]') : null;
  const name = element?.dataset['key'];
  return element && name !== undefined ? { element, name } : null;
}
