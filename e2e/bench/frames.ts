import type { CDPSession, Page } from '@playwright/test';

export const FRAME_MS = 1000 / 60;

/** The ms between frames, the shortest first, their sum, and `words` to print. */
export function gapsOf(stamps: readonly number[]) {
  const gaps = stamps.slice(1).map((stamp, index) => stamp - (stamps[index] ?? stamp));
  gaps.sort((one, other) => one - other);
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  const at = (share: number) => (gaps[Math.floor((gaps.length - 1) * share)] ?? 0).toFixed(1);
  const words =
    `${((gaps.length / total) * 1000).toFixed(1)} frames/s, ms between frames: median ${at(0.5)}, ` +
    `95 % ${at(0.95)}, longest ${at(1)}`;
  return { gaps, total, late: gaps.filter((gap) => gap > FRAME_MS * 1.5).length, words };
}

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
