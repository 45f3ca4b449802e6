import type { CDPSession, Page } from '@playwright/test';

/** @returns a function that stops the recording and returns the times, in ms */
export async function recordFrames(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const stamps: number[] = [];
    Object.assign(window, { stamps });
    const step = (now: number) => {
      stamps.push(now);
      if ('stamps' in window) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  return () =>
    page.evaluate(() => {
      const { stamps } = window as unknown as { stamps: number[] };
      Reflect.deleteProperty(window, 'stamps');
      return stamps;
    });
}

/** Busy time of the main thread, in ms. */
export async function busyMs(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
