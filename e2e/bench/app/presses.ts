import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PHONE, SLOW_DOWN } from './load.ts';
import { median } from './table.ts';

const REPEATS = 12;

interface Press {
  open: (context: BrowserContext) => Promise<Page>;
  press: (page: Page) => Promise<void>;
  undo?: (page: Page) => Promise<void>;
  /** An element whose text is the answer, if it comes later than the next frame. */
  answer?: string;
}

/** Runs in the page: measures the time from each press until an element's text changes and is painted. */
function watchAnswer(selector: string): void {
  const { answers } = window as unknown as { answers: { ms: number }[] };
  let pressedAt = 0;
  window.addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), true);
  // The element may have been replaced by then.
  const text = () => document.querySelector(selector)?.textContent;
  let last = text();
  const onChange = () => {
    if (text() === last) return;
    last = text();
    requestAnimationFrame(() => setTimeout(() => answers.push({ ms: performance.now() - pressedAt })));
  };
  new MutationObserver(onChange).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Median milliseconds from a press to the frame that answers it. Chromium reports in steps of 8. */
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
    // The first press loads and compiles its code.
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
      // Chromium reports nothing below its threshold.
      measured.push(Math.max(8, ...answers.map(({ ms }) => ms)));
      await undo?.(page);
      await page.waitForTimeout(150);
    }
    return median(measured);
  } finally {
    await context.close();
  }
}
