import { expect, type Locator, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { readPixels } from '../camera.ts';

/** The largest distance between a ring and its control. */
const ROOM = 8;
/** The smallest brightness difference that counts as a changed pixel. */
const CHANGE = 40;

/**
 * Focuses a control as the Tab key does, and measures on the screen that the focus is visible: on each of the four sides at
 * least as many changed pixels as in a line two pixels wide (WCAG 2.2, 2.4.13).
 */
export async function focusOn(page: Page, control: Locator): Promise<void> {
  // Scrolls to where the focus would scroll, so that only the ring differs.
  await control.evaluate((element) =>
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' }),
  );
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const before = PNG.sync.read(await readPixels(page));
  // Browsers show the focus ring only after keyboard use.
  await page.keyboard.press('Shift');
  await control.focus();
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
  const after = PNG.sync.read(await readPixels(page));
  const box = await control.boundingBox();
  if (!box) throw new Error('the control is not there');
  const changed = (left: number, top: number, right: number, bottom: number) => {
    let count = 0;
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(after.height, bottom); y += 1)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(after.width, right); x += 1) {
        const at = (y * after.width + x) * 4;
        const [r = 0, g = 0, b = 0] = [0, 1, 2].map((part) =>
          Math.abs((after.data[at + part] ?? 0) - (before.data[at + part] ?? 0)),
        );
        if (Math.max(r, g, b) >= CHANGE) count += 1;
      }
    return count;
  };
  const [left, top] = [box.x - ROOM, box.y - ROOM];
  const [right, bottom] = [box.x + box.width + ROOM, box.y + box.height + ROOM];
  const sides = {
    top: changed(left, top, right, box.y + ROOM) / box.width,
    bottom: changed(left, bottom - 2 * ROOM, right, bottom) / box.width,
    left: changed(left, top, box.x + ROOM, bottom) / box.height,
    right: changed(right - 2 * ROOM, top, right, bottom) / box.height,
  };
  const thin = Object.entries(sides).filter(([, lines]) => lines < 1.2);
  expect
    .soft(thin, `sides of ${await nameOf(control)} on which its focus does not show, with their lines`)
    .toEqual([]);
}

const nameOf = (control: Locator) =>
  control.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent.slice(0, 30));
