import type { Cancel, Clock } from '../../lib/clock.ts';

/** A pointer that has rested for this long is not about to press. */
export const STILL_MS = 400;

const SIGNS = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'wheel',
  'keydown',
  'keyup',
  // Dictation presses no key.
  'input',
] as const;

/** What the member is busy with also while the hands rest: a dialog over the page, such as the chat. */
const TASK = '[role$=dialog]';

/** At the kiosk, a field keeps the focus while other things are pressed: it counts only for so long after the last sign. */
const TYPING_MS = 10_000;
const TYPING = `${TASK},input:focus,textarea:focus`;

export interface StillHands {
  watch(target: Window): Cancel;
  /** Runs once there is no task, nothing is pressed and nothing has moved for a moment, immediately if that is already so. */
  whenStill(run: () => void): Cancel;
}

/** Delays a dialog that opens automatically while the member is about to press something, or does something else. */
export function createStillHands(clock: Pick<Clock, 'elapsed' | 'after'>): StillHands {
  const held = new Set<string | number>();
  let movedAt = -Infinity;

  function onSign(event: Event) {
    movedAt = clock.elapsed();
    if (event instanceof KeyboardEvent) {
      if (event.type === 'keydown') held.add(event.code);
      else held.delete(event.code);
    } else if (event instanceof PointerEvent) {
      if (event.type === 'pointerdown') held.add(event.pointerId);
      // A mouse button released outside the window is only visible in its next move.
      else if (event.type !== 'pointermove' || event.buttons === 0) held.delete(event.pointerId);
    }
  }
  const letGo = () => held.clear();

  return {
    watch(target) {
      const options = { capture: true, passive: true };
      SIGNS.forEach((sign) => target.addEventListener(sign, onSign, options));
      // Key releases elsewhere are never reported.
      target.addEventListener('blur', letGo);
      return () => {
        SIGNS.forEach((sign) => target.removeEventListener(sign, onSign, options));
        target.removeEventListener('blur', letGo);
        letGo();
      };
    },
    whenStill(run) {
      let cancel: Cancel = () => {};
      const check = () => {
        const idle = clock.elapsed() - movedAt;
        const isBusy = held.size > 0 || !!document.querySelector(idle < TYPING_MS ? TYPING : TASK);
        const rest = isBusy ? STILL_MS : STILL_MS - idle;
        if (rest <= 0) run();
        else cancel = clock.after(rest, check);
      };
      check();
      return () => cancel();
    },
  };
}
