import type { CDPSession, Locator, Page } from '@playwright/test';
import { busyMs, FRAME_MS, gapsOf, recordFrames } from '../frames.ts';

/** A quick fling of the thumb, in pixels per second. */
const SPEED = 3000;

export async function measureScroll(
  { page, client }: { page: Page; client: CDPSession },
  log: Locator,
  name: string,
  yDistance: number,
): Promise<void> {
  const stopFrames = await recordFrames(page);
  const top = () => log.evaluate(({ scrollTop }) => scrollTop);
  const start = await top();
  const before = await busyMs(client);
  await client.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 400,
    yDistance,
    speed: SPEED,
    gestureSourceType: 'mouse',
  });
  const busy = (await busyMs(client)) - before;
  const stamps = await stopFrames();
  const way = Math.abs((await top()) - start);
  if (way === 0) throw new Error(`${name}: the list did not scroll`);
  const { gaps, total, words } = gapsOf(stamps);
  const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
  console.log(
    `  ${name.padEnd(28)} ${way.toFixed(0).padStart(6)} px, frames missed ${missed} of ${gaps.length + missed}, ` +
      `${words}; main thread ${(busy / (total / FRAME_MS)).toFixed(1)} ms a frame`,
  );
}
