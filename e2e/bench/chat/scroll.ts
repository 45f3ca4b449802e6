import type { CDPSession, Locator, Page } from '@playwright/test';
import { busyMs, recordFrames } from '../frames.ts';

const FRAME_MS = 1000 / 60;
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
  const gaps = stamps.slice(1).map((stamp, index) => stamp - (stamps[index] ?? stamp));
  gaps.sort((one, other) => one - other);
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
  const at = (share: number) => (gaps[Math.floor((gaps.length - 1) * share)] ?? 0).toFixed(1);
  console.log(
    `  ${name.padEnd(28)} ${way.toFixed(0).padStart(6)} px, frames missed ${missed} of ${gaps.length + missed}, ` +
      `${((gaps.length / total) * 1000).toFixed(1)} frames/s, ms between frames: median ${at(0.5)}, 95 % ${at(0.95)}, ` +
      `longest ${at(1)}; main thread ${(busy / (total / FRAME_MS)).toFixed(1)} ms a frame`,
  );
}
