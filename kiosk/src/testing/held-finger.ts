import { expect } from 'vitest';
import { cdp } from 'vitest/browser';

let menus = 0;
// Before the key guard, which keeps it from everything in the page.
window.addEventListener(
  'contextmenu',
  (event) => {
    menus += 1;
    event.preventDefault();
  },
  { capture: true },
);

let at = { x: 0, y: 0 };
/** It does not always answer, so no one waits for it. */
const move = (type: 'mousePressed' | 'mouseReleased') =>
  void cdp().send('Input.dispatchMouseEvent', { type, ...at, button: 'left', buttons: 1, clickCount: 1 });

/**
 * A finger that may stay: Chromium makes its touches of a mouse, with long presses, which `commands.tap` does not have. A test that uses
 * it calls `begin` and `end`.
 */
export const heldFinger = {
  begin: () => cdp().send('Emulation.setEmitTouchEventsForMouse', { enabled: true }),
  end: () => cdp().send('Emulation.setEmitTouchEventsForMouse', { enabled: false }),
  touch(element: Element): void {
    const { left, top, width, height } = element.getBoundingClientRect();
    at = { x: left + width / 2, y: top + height / 2 };
    move('mousePressed');
  },
  /** Until Chromium asks for the menu: then a lift is no longer a tap. */
  async hold(element: Element): Promise<void> {
    const before = menus;
    heldFinger.touch(element);
    await expect.poll(() => menus, { timeout: 10_000 }).toBe(before + 1);
  },
  lift: () => move('mouseReleased'),
};
