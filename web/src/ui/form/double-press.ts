/** Two presses of one place within this time, in ms, are one habitual double press: no one reads and decides that fast. */
const DOUBLE_MS = 400;
/** How far apart two taps of one place may be, in CSS pixels. */
const NEAR = 40;

const PRESSABLE = 'a, button, input, select, textarea, [role=button]';

/** Only for these elements is it certain that the press hit nothing inside them. */
const isWhole = (element: Element) => element.matches(PRESSABLE) || element.childElementCount === 0;

interface Press {
  target: Element;
  box: DOMRect;
  x: number;
  y: number;
  at: number;
}

/** Whether to drop the current press; for a mouse, `mousedown` brings the click count that decides. */
type Verdict = 'meant' | 'stray' | 'stray-if-double';

/**
 * The second half of a double press is meant for the target of the first half. If another element is there by then (a dialog
 * has opened or closed, or shows its next screen), the press is dropped: it would confirm something unread or close something
 * new. A held Enter presses once.
 * @param within how long after the first tap a second one counts, in ms
 * @returns a function that stops the guard
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
    // A third press belongs to the first two.
    if (as === 'stray') last = last && { ...last, at: press.at };
    else last = isWhole(press.target) ? press : null;
  }

  function onRest(event: Event) {
    const { type, detail, isPrimary, isTrusted } = event as PointerEvent;
    // A key press has no click count; and another finger must release what it holds.
    if (!isTrusted || (type === 'click' && detail === 0) || (type === 'pointerup' && !isPrimary)) return;
    // The system detects a mouse's double press; a touch has no count, only its time.
    if (type === 'mousedown' && verdict === 'stray-if-double') conclude(detail > 1 ? 'stray' : 'meant');
    if (verdict !== 'stray') return;
    event.stopImmediatePropagation();
    // It also moves no focus, follows no link and submits no form. A touch may still become a scroll.
    if (type === 'mousedown' || type === 'click') event.preventDefault();
  }

  // Also a key that is still held presses what has the focus by then: a dialog that has opened, or a wheel that rests again.
  function onKey(event: KeyboardEvent) {
    const writes = event.target instanceof HTMLTextAreaElement;
    if (event.repeat && event.key === 'Enter' && !writes) event.preventDefault();
  }

  const rest = ['click', 'dblclick', 'touchstart', 'touchend', 'mouseup', 'mousedown', 'pointerup'];
  const end = new AbortController();
  // Runs before all other listeners, including those of dialogs for presses outside them.
  const options = { capture: true, signal: end.signal };
  window.addEventListener('pointerdown', onDown, options);
  window.addEventListener('keydown', onKey, options);
  for (const type of rest) window.addEventListener(type, onRest, options);
  return () => end.abort();
}

function isNear({ box, ...first }: Press, { x, y }: Pick<Press, 'x' | 'y'>): boolean {
  const isThere = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  return isThere && Math.hypot(x - first.x, y - first.y) < NEAR;
}
