/**
 * Keeps the focus where it is at a press by touch. After half a second, Chromium gives the focus to what a finger rests on
 * without a `mousedown` that could be prevented: the next digit would go to another field, or to none.
 */
export function keepFocusAtTouch(event: PointerEvent): void {
  if (event.pointerType === 'touch') event.preventDefault();
}
