import type { Page } from '@playwright/test';

/** Shifts right after an input do not count. */
interface Shift {
  value: number;
  hadRecentInput: boolean;
}
type Recording = Window & { layoutShift: number };

/** Adds up the layout shifts, starting with the next load of the page. */
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

/** The cumulative layout shift, read after the network is idle. */
export async function layoutShift(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    await document.fonts.ready;
    return (window as unknown as Recording).layoutShift;
  });
}
