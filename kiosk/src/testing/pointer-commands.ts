import type { BrowserCommand } from 'vitest/node';

/** Taps with a finger in the middle of what the selector finds: real touch events, which a script cannot make. */
export const tap: BrowserCommand<[selector: string]> = async ({ iframe }, selector) => {
  await iframe.locator(selector).tap();
};

/** Presses the mouse in the middle of what the selector finds, and holds it. */
export const mouseDown: BrowserCommand<[selector: string]> = async ({ iframe, page }, selector) => {
  await iframe.locator(selector).hover();
  await page.mouse.down();
};

/** Lets the mouse go where it is. */
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
