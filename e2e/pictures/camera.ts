import { writeFile } from 'node:fs/promises';
import type { CDPSession, Page } from '@playwright/test';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Takes a screenshot of the visible page with its caret. Chromium's own command takes a quarter of the time of Playwright's,
 * because it compresses the picture less.
 */
async function photograph(page: Page, options: { format: 'png' } | { format: 'jpeg'; quality: number }) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', { ...options, optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

/** The exact pixels, for measurements. */
export const readPixels = (page: Page): Promise<Buffer> => photograph(page, { format: 'png' });

/** A picture for the album. */
export async function savePicture(page: Page, path: string): Promise<void> {
  await writeFile(path, await photograph(page, { format: 'jpeg', quality: 95 }));
}

/** Finishes every animation, and resets endless ones to their start. */
export async function holdStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
  });
}
