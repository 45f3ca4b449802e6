import { type RefObject, useEffect, useEffectEvent } from 'react';
import { systemClock } from 'web/app';

/** How long Backspace is held until it repeats, and how fast it then does, in milliseconds. */
const REPEAT_AFTER = 450;
const REPEAT_EVERY = 70;

/** Set on a key while a pointer presses it. */
const PRESSED = 'data-pressed';

interface Hold {
  key: HTMLElement;
  cancelRepeat?: () => void;
}

/**
 * Tells which key (`data-key`) of the keypad is pressed, by finger, pen or mouse, or by a bare click as assistive
 * technology makes it. A key with `data-repeats` goes on while it is held.
 *
 * The listeners are the DOM's and not React's: inside a React handler, React would hold back the page's reaction to
 * the typed letter until the handler ends, and the caret could not be looked after.
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
      // The keypad may have gone by what the last press did.
      if (signal.aborted) return;
      press(name);
      hold.cancelRepeat = systemClock.after(REPEAT_EVERY, () => repeat(hold, name));
    };
    const pointerDown = (event: PointerEvent) => {
      const key = keyOf(event);
      if (!key || event.button !== 0) return;
      release(event);
      clicksToIgnore.add(event.pointerId);
      const hold: Hold = { key: key.element };
      held.set(event.pointerId, hold);
      hold.key.setAttribute(PRESSED, '');
      if (hold.key.hasAttribute('data-repeats')) {
        hold.cancelRepeat = systemClock.after(REPEAT_AFTER, () => repeat(hold, key.name));
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
    // The focus stays in the field. For a finger, too: it makes a mousedown when it is lifted.
    root.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    // On the window: the finger may be lifted anywhere.
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
