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
  const looks = await control.evaluateHandle(looksAround);
  // Browsers show the focus ring only after keyboard use.
  await page.keyboard.press('Shift');
  await control.focus();
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
  const after = PNG.sync.read(await readPixels(page));
  const box = await looks.evaluate(boxOfChanged);
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

/** Runs inside the page: the looks of a control and of the boxes that may show its focus for it, such as a field's frame. */
function looksAround(control: Element) {
  const look = (element: Element) => {
    const { outlineStyle, boxShadow, borderColor } = getComputedStyle(element);
    return `${outlineStyle} ${boxShadow} ${borderColor}`;
  };
  const around: { element: Element; before: string }[] = [];
  for (let at: Element | null = control; at && around.length < 5; at = at.parentElement)
    around.push({ element: at, before: look(at) });
  return { look, around };
}

/** Runs inside the page: the box of the first element that the focus has changed. */
function boxOfChanged({ look, around }: ReturnType<typeof looksAround>) {
  const changed = around.find(({ element, before }) => look(element) !== before) ?? around[0];
  const { x = 0, y = 0, width = 0, height = 0 } = changed?.element.getBoundingClientRect() ?? {};
  return { x, y, width, height };
}

const nameOf = (control: Locator) =>
  control.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent.slice(0, 30));
