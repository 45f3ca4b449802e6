import type { Clock } from 'web/app';

/** How long private figures stay visible after a tap. (K11) */
export const SHOWN_MS = 5_000;
const TAP_MS = 500;
/** A longer press is not a finger: a bag, or a drop of water. */
const HELD_MS = 30_000;

/** Whether balances and the member's own data are visible, for the whole screen at once. */
export interface Privacy {
  isShown(): boolean;
  subscribe(listener: () => void): () => void;
  press(): void;
  /** It is lifted: after a tap everything stays visible for a while, or is hidden if it was visible before. */
  release(): void;
  hide(): void;
  /** One step of a keyboard or switch: shows for a while, or hides. */
  toggle(): void;
}

/** Everything starts hidden, and is hidden again by itself. (K11) */
export function createPrivacy(clock: Pick<Clock, 'after' | 'elapsed'>): Privacy {
  const listeners = new Set<() => void>();
  let isShown = false;
  let press: { at: number; wasShown: boolean } | null = null;
  let cancel = () => {};

  const become = (next: boolean) => {
    if (isShown === next) return;
    isShown = next;
    for (const listener of [...listeners]) listener();
  };
  const hide = () => {
    cancel();
    press = null;
    become(false);
  };
  const showFor = (ms: number) => {
    cancel();
    cancel = clock.after(ms, hide);
    become(true);
  };

  return {
    isShown: () => isShown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    press() {
      press = { at: clock.elapsed(), wasShown: isShown };
      showFor(HELD_MS);
    },
    release() {
      if (!press) return;
      const isTap = clock.elapsed() - press.at < TAP_MS;
      const shows = isTap && !press.wasShown;
      press = null;
      if (shows) showFor(SHOWN_MS);
      else hide();
    },
    hide,
    toggle() {
      if (isShown) hide();
      else showFor(SHOWN_MS);
    },
  };
}
