import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PHONE, SLOW_DOWN } from './load.ts';
import { median } from './table.ts';

const REPEATS = 12;

interface Press {
  /** Opens the page with everything in it that the press needs. */
  open: (context: BrowserContext) => Promise<Page>;
  press: (page: Page) => Promise<void>;
  /** Back to where the next press begins. */
  undo?: (page: Page) => Promise<void>;
  /** An element whose text is the answer, where that comes later than the next picture. */
  answer?: string;
}

/** In the page: how long each press has waited for the text of an element to change, and that to be drawn. */
function watchAnswer(selector: string): void {
  const { answers } = window as unknown as { answers: { ms: number }[] };
  let pressedAt = 0;
  window.addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), true);
  // The element may be another one by then.
  const text = () => document.querySelector(selector)?.textContent;
  let last = text();
  const onChange = () => {
    if (text() === last) return;
    last = text();
    requestAnimationFrame(() => setTimeout(() => answers.push({ ms: performance.now() - pressedAt })));
  };
  new MutationObserver(onChange).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Milliseconds from a press to the picture that answers it, in the middle of some. Chromium tells them in steps of 8. */
export async function measurePress(browser: Browser, { open, press, undo, answer }: Press): Promise<number> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  try {
    await context.addInitScript(() => {
      const answers: { id: number; ms: number }[] = [];
      Object.assign(window, { answers });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[])
          if (entry.interactionId) answers.push({ id: entry.interactionId, ms: entry.duration });
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    });
    const page = await open(context);
    // The first fetches what it needs, and is compiled.
    await press(page);
    await page.waitForTimeout(500);
    await undo?.(page);
    if (answer !== undefined) await page.evaluate(watchAnswer, answer);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const measured: number[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      await page.evaluate(() => void ((window as unknown as { answers: unknown[] }).answers.length = 0));
      await press(page);
      if (answer === undefined) await page.waitForTimeout(350);
      else await page.waitForFunction(() => (window as unknown as { answers: unknown[] }).answers.length > 0);
      const answers = await page.evaluate(() => (window as unknown as { answers: { ms: number }[] }).answers);
      // Below its threshold Chromium tells nothing.
      measured.push(Math.max(8, ...answers.map(({ ms }) => ms)));
      await undo?.(page);
      await page.waitForTimeout(150);
    }
    return median(measured);
  } finally {
    await context.close();
  }
}
