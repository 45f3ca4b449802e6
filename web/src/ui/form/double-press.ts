/** Two presses of one place that follow each other so fast are one, of habit or of impatience: nobody reads and decides in that time. */
const DOUBLE_MS = 400;
/** A finger does not meet the very same point twice, in CSS pixels. */
const NEAR = 40;

const PRESSABLE = 'a, button, input, select, textarea, [role=button]';

/** Only of these is it known that nothing else lay within them when they were pressed. */
const isWhole = (element: Element) => element.matches(PRESSABLE) || element.childElementCount === 0;

interface Press {
  /** What it met, and where that stood. */
  target: Element;
  box: DOMRect;
  x: number;
  y: number;
  at: number;
}

/** Whether the press that is under way goes nowhere; a mouse is asked for its count first, which comes with `mousedown`. */
type Verdict = 'meant' | 'stray' | 'stray-if-double';

/**
 * The second half of a double press is meant for what the first half met. Where something else stands there by then, for a
 * dialog has opened or closed or shows its next screen, it goes nowhere: it would confirm what nobody has read, or take away
 * what has just come.
 * @param within how long after the first half that of a finger may come, in ms
 * @returns how to stop
 */
export function guardDoublePresses(window: Window, within = DOUBLE_MS): () => void {
  let last: Press | null = null;
  let press: Press | null = null;
  let verdict: Verdict = 'meant';

  function onDown(event: PointerEvent) {
    if (!event.isTrusted || !event.isPrimary || !(event.target instanceof Element)) return;
    const target = event.target.closest(PRESSABLE) ?? event.target;
    const box = target.getBoundingClientRect();
    press = { target, box, x: event.clientX, y: event.clientY, at: event.timeStamp };
    const hasChanged = last !== null && last.target !== target && isNear(last, press);
    if (hasChanged && event.pointerType === 'mouse') verdict = 'stray-if-double';
    else conclude(hasChanged && last !== null && press.at - last.at < within ? 'stray' : 'meant');
    if (verdict === 'stray') event.stopImmediatePropagation();
  }

  function conclude(as: 'meant' | 'stray') {
    verdict = as;
    if (!press) return;
    // A third press is one with the first two.
    if (as === 'stray') last = last && { ...last, at: press.at };
    else last = isWhole(press.target) ? press : null;
  }

  function onRest(event: Event) {
    // What a key presses has no count.
    const { detail } = event as UIEvent;
    if (!event.isTrusted || (event.type === 'click' && detail === 0)) return;
    // The system knows a double press of a mouse from two quick ones; a touch has no count, only its time.
    if (event.type === 'mousedown' && verdict === 'stray-if-double') conclude(detail > 1 ? 'stray' : 'meant');
    if (verdict !== 'stray') return;
    event.stopImmediatePropagation();
    // Nor does it move the focus, follow a link or send a form. A touch may still become a scroll.
    if (event.type === 'mousedown' || event.type === 'click') event.preventDefault();
  }

  const rest = ['pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'dblclick'];
  // Before whatever else listens, the dialogs' own listeners for a press beside them included.
  window.addEventListener('pointerdown', onDown, { capture: true });
  for (const type of rest) window.addEventListener(type, onRest, { capture: true });
  return () => {
    window.removeEventListener('pointerdown', onDown, { capture: true });
    for (const type of rest) window.removeEventListener(type, onRest, { capture: true });
  };
}

function isNear({ box, ...first }: Press, { x, y }: Pick<Press, 'x' | 'y'>): boolean {
  const isThere = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  return isThere && Math.hypot(x - first.x, y - first.y) < NEAR;
}
