import { expect, type Page } from '@playwright/test';

/** A thumb's width on a shop's screen. */
const TARGET_PX = 64;

/**
 * Checks that a screen suits a shop: every control is large enough for a finger, no link leaves the app, and no file of
 * the machine can be opened. (K3) (K7)
 */
export async function expectFitForShop(page: Page): Promise<void> {
  const faults = await page.evaluate((least) => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, [role=tab], [role=button]',
      ),
    ].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
    );
    /** Includes areas that pass a press on to the control: its label, or a part drawn over a whole row. */
    const isTarget = (element: HTMLElement) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (Math.min(width, height) >= least - 0.5) return true;
      const middle = [x + width / 2, y + height / 2] as const;
      const reaches = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(middle[0] + dx, middle[1] + dy);
        const label = hit?.closest('label');
        return hit !== null && (element.contains(hit) || label?.control === element);
      };
      const half = least / 2 - 1;
      return (
        (height >= least - 0.5 || (reaches(0, half) && reaches(0, -half))) &&
        (width >= least - 0.5 || (reaches(half, 0) && reaches(-half, 0)))
      );
    };
    const isSeen = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      // Elements only for screen readers have no size.
      return width > 1 && height > 1;
    };
    return [
      ...all
        .filter((element) => isSeen(element) && !isTarget(element))
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return `${nameOf(element)} is ${Math.round(width)}×${Math.round(height)}`;
        }),
      ...all
        .filter((element) => element instanceof HTMLAnchorElement)
        .filter(({ href, target }) => new URL(href).origin !== location.origin || target !== '')
        .map((element) => `${nameOf(element)} leads to ${element.href}`),
      ...all
        .filter((element) => element instanceof HTMLInputElement && element.type === 'file')
        .map((element) => `${nameOf(element)} opens files`),
    ];
  }, TARGET_PX);
  expect(faults, 'controls unfit for a shop').toEqual([]);
}
