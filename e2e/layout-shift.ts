import type { Page } from '@playwright/test';

/** What moves because somebody has just pressed something is no jump. */
interface Shift {
  value: number;
  hadRecentInput: boolean;
}
type Recording = Window & { layoutShift: number };

/** Sums up what jumps from the next load of the page on. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recording = window as unknown as Recording;
    recording.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as unknown as Shift[])
        if (!shift.hadRecentInput) recording.layoutShift += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The cumulative layout shift so far, once all that was asked for has come. */
export async function layoutShift(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    await document.fonts.ready;
    return (window as unknown as Recording).layoutShift;
  });
}
