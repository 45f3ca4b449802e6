import { expect, type Locator, type Page } from '@playwright/test';

export interface Hand {
  tap: (target: Locator) => Promise<void>;
  point: (target: Locator) => Promise<void>;
  scrollTo: (target: Locator) => Promise<void>;
}

export const quickHand: Hand = {
  tap: (target) => target.click(),
  point: (target) => expect(target).toBeVisible(),
  scrollTo: (target) => target.scrollIntoViewIfNeeded(),
};

export function visibleHand(page: Page): Hand {
  return {
    async tap(target) {
      await expect(target).toBeEnabled();
      // Waits for the last ring to disappear, so that it does not cover what the press opens.
      await expect(page.locator('[data-ring]')).toHaveCount(0);
      await target.evaluate(drawDot);
      await target.tap();
    },
    async point(target) {
      await expect(target).toBeVisible();
      await target.evaluate(drawRing);
    },
    async scrollTo(target) {
      await target.evaluate((element) => element.scrollIntoView({ behavior: 'smooth', block: 'center' }));
      await page.waitForTimeout(600);
    },
  };
}

/** Runs in the page: draws a dot where the finger presses; resolves just before the press. */
async function drawDot(element: Element): Promise<void> {
  const box = element.getBoundingClientRect();
  const dot = document.createElement('div');
  Object.assign(dot.style, {
    position: 'fixed',
    zIndex: '99999',
    left: `calc(${box.x + box.width / 2}px - 1.375rem)`,
    top: `calc(${box.y + box.height / 2}px - 1.375rem)`,
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: '50%',
    background: 'rgb(255 255 255 / 0.4)',
    boxShadow: '0 0 0 0.125rem rgb(255 255 255 / 0.85), 0 0.25rem 1rem rgb(0 0 0 / 0.45)',
    pointerEvents: 'none',
  });
  document.documentElement.append(dot);
  const settle = dot.animate(
    [
      { opacity: 0, scale: 1.8 },
      { opacity: 1, scale: 1 },
    ],
    { duration: 500, easing: 'ease-out' },
  );
  await settle.finished;
  const leave = dot.animate(
    [
      { opacity: 1, scale: 1 },
      { opacity: 1, scale: 0.75, offset: 0.3 },
      { opacity: 0, scale: 1.4 },
    ],
    { duration: 600, delay: 150, fill: 'forwards' },
  );
  void leave.finished.then(() => dot.remove());
  await new Promise((resolve) => setTimeout(resolve, 300));
}

/** Runs in the page: draws a ring that fades after a while. */
function drawRing(element: Element): void {
  const box = element.getBoundingClientRect();
  const ring = document.createElement('div');
  ring.dataset['ring'] = '';
  Object.assign(ring.style, {
    position: 'fixed',
    zIndex: '99999',
    left: `calc(${box.x}px - 0.5rem)`,
    top: `calc(${box.y}px - 0.375rem)`,
    width: `calc(${box.width}px + 1rem)`,
    height: `calc(${box.height}px + 0.75rem)`,
    borderRadius: '0.75rem',
    boxShadow: '0 0 0 0.1875rem #ffd98f, 0 0 1.5rem rgb(244 184 82 / 0.5)',
    pointerEvents: 'none',
  });
  document.documentElement.append(ring);
  const show = ring.animate(
    [
      { opacity: 0, scale: 1.06 },
      { opacity: 1, scale: 1, offset: 0.12 },
      { opacity: 1, scale: 1, offset: 0.88 },
      { opacity: 0, scale: 1 },
    ],
    { duration: 2800, easing: 'ease-out' },
  );
  void show.finished.then(() => ring.remove());
}
