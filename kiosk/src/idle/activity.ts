/**
 * Events that only a person causes. `scroll` is not one: the app scrolls by itself, and a person who scrolls also touches
 * the screen, turns a wheel or presses a key.
 */
const SIGNS = ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'keydown'] as const;

/** Marks a control that ends the session: pressing it does not count as activity. */
export const ENDS_SESSION = 'data-ends-session';

interface ActivityListener {
  /** `isPress`: a finger or a key is down. */
  onActivity: (isPress: boolean) => void;
  onLift: () => void;
}

/** Reports what a person does anywhere on the page. Returns the function that stops it. (K2) */
export function watchActivity(window: Window, { onActivity, onLift }: ActivityListener): () => void {
  const listeners = new AbortController();
  const options = { capture: true, passive: true, signal: listeners.signal };
  const note = (event: Event) => {
    const { type, target } = event;
    // An object lying on a key repeats it for ever.
    if (event instanceof KeyboardEvent && event.repeat) return;
    if (target instanceof Element && target.closest(`[${ENDS_SESSION}]`)) return;
    onActivity(type === 'pointerdown' || type === 'keydown');
  };
  for (const type of SIGNS) window.addEventListener(type, note, options);
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    window.addEventListener(type, () => onLift(), options);
  return () => listeners.abort();
}
