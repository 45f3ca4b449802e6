import type { Cancel, Clock } from '../../lib/clock.ts';

/** A hand that has rested for so long is not on its way to a press. */
export const STILL_MS = 400;

const SIGNS = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'wheel',
  'keydown',
  'keyup',
] as const;

export interface StillHands {
  /** Watches until the returned function is called. */
  watch(target: Window): Cancel;
  /** Runs once nothing is held down and nothing has moved for a moment, at once where that is so already. */
  whenStill(run: () => void): Cancel;
}

/** Knows whether the member is about to press something, for what opens by itself. */
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
      // Let go outside the window, a mouse tells by its next move.
      else if (event.type !== 'pointermove' || event.buttons === 0) held.delete(event.pointerId);
    }
  }
  const letGo = () => held.clear();

  return {
    watch(target) {
      const options = { capture: true, passive: true };
      SIGNS.forEach((sign) => target.addEventListener(sign, onSign, options));
      // Keys that are let go elsewhere are never heard of.
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
        const rest = held.size > 0 ? STILL_MS : movedAt + STILL_MS - clock.elapsed();
        if (rest <= 0) run();
        else cancel = clock.after(rest, check);
      };
      check();
      return () => cancel();
    },
  };
}
