import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page, Request } from '@playwright/test';

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

/** A request that never ends is part of some states. */
const LONGEST_MS = 4_000;

/**
 * Follows the requests of a page. @returns waits until none has been on its way for this long, so that what has arrived is on the
 * screen; Playwright's `networkidle` takes half a second
 */
export function followRequests(page: Page): (ms: number) => Promise<void> {
  const open = new Set<Request>();
  let changed = 0;
  const note = (request: Request, isOpen: boolean) => {
    if (isOpen) open.add(request);
    else open.delete(request);
    changed += 1;
  };
  page.on('request', (request) => note(request, true));
  page.on('requestfinished', (request) => note(request, false));
  page.on('requestfailed', (request) => note(request, false));
  return async (ms) => {
    for (let waited = 0; waited < LONGEST_MS; waited += ms) {
      const before = changed;
      await setTimeout(ms);
      if (open.size === 0 && changed === before) break;
    }
    // Large pictures are decoded after they have arrived.
    await page.evaluate(() =>
      Promise.allSettled(
        [...document.images].filter((image) => image.complete).map((image) => image.decode()),
      ),
    );
  };
}
