import type { BrowserCommand } from 'vitest/node';

/** Taps in the middle of the selected element: real touch events, which scripts cannot create. */
export const tap: BrowserCommand<[selector: string]> = async ({ iframe }, selector) => {
  await iframe.locator(selector).tap();
};

/** Presses the button of a mouse in the middle of the selected element, until `mouseUp`. */
export const mouseDown: BrowserCommand<[selector: string]> = async ({ iframe, page }, selector) => {
  await iframe.locator(selector).hover();
  await page.mouse.down();
};

/** Lifts it, wherever the mouse is. */
export const mouseUp: BrowserCommand = async ({ page }) => {
  await page.mouse.up();
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    tap(selector: string): Promise<void>;
    mouseDown(selector: string): Promise<void>;
    mouseUp(): Promise<void>;
  }
}
