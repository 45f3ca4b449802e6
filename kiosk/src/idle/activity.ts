/**
 * What only a person does. `scroll` is not among them: the app scrolls by itself, and a person who scrolls it touches the
 * screen, turns a wheel or presses a key.
 */
const SIGNS = ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'keydown'] as const;

/** Marks a control that ends the session: to press it is no wish to stay. */
export const ENDS_SESSION = 'data-ends-session';

interface ActivityListener {
  /** `isPress`: a finger or a key is down now. */
  onActivity: (isPress: boolean) => void;
  /** The finger or the key is up again. */
  onLift: () => void;
}

/** Listens for signs of a person. Returns how to stop. */
export function watchActivity(window: Window, { onActivity, onLift }: ActivityListener): () => void {
  const listeners = new AbortController();
  const options = { capture: true, passive: true, signal: listeners.signal };
  const note = ({ type, target }: Event) => {
    if (target instanceof Element && target.closest(`[${ENDS_SESSION}]`)) return;
    onActivity(type === 'pointerdown' || type === 'keydown');
  };
  for (const type of SIGNS) window.addEventListener(type, note, options);
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    window.addEventListener(type, () => onLift(), options);
  return () => listeners.abort();
}
