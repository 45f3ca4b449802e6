/**
 * How smoothly the wheel turns on a slow phone, with few and with many slices: `node e2e/bench/spin-frames.ts`. Prints
 * figures and judges nothing, for they are as good as the machine is quiet.
 */
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/install/find-chromium.mjs';
import { SpinPage } from '../pages/spin-page.ts';
import startServers, { addresses } from '../servers.ts';
import { texts } from '../texts.ts';
import { openWorld, resetWorld, type World } from '../world.ts';

const SLOW_DOWN = 4;
const FRAME_MS = 1000 / 60;
const LONG_TASK_MS = 50;
const SPINS = 5;
const SOMCHAI = '0812345678';
const words = texts('th');

const stop = await startServers();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  for (const slices of [8, 40]) {
    const world = openWorld(`bench-spin-${slices}`);
    await resetWorld(world, 'a member with coins');
    await setSlices(world, slices);
    const page = await openSpin(world);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    console.log(`${slices} slices, processor slowed down ${SLOW_DOWN} times`);
    const spin = new SpinPage(page, words);
    for (let round = 1; round <= SPINS; round += 1) await measure(page, spin, `spin ${round}`);
    await page.context().close();
    await world.remove();
  }
} finally {
  await browser.close();
  await stop();
}

async function openSpin(world: World): Promise<Page> {
  const url = addresses().web;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    baseURL: url,
  });
  await context.addCookies([{ name: 'mock-world', value: world.name, url }]);
  const page = await context.newPage();
  const { token } = await world.issueToken(SOMCHAI);
  await page.addInitScript((value) => sessionStorage.setItem('token', value), token);
  await page.goto('/user/spin');
  await new SpinPage(page, words).button.waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

interface Recording {
  stamps: number[];
  longTasks: { start: number; duration: number }[];
}

/** From the press until the wheel has come to rest. */
async function measure(page: Page, spin: SpinPage, name: string): Promise<void> {
  await page.evaluate(() => {
    const stamps: number[] = [];
    const longTasks: { start: number; duration: number }[] = [];
    let shown: string | undefined;
    Object.assign(window, { stamps, longTasks });
    new PerformanceObserver((list) => {
      for (const { startTime: start, duration } of list.getEntries()) longTasks.push({ start, duration });
    }).observe({ type: 'longtask' });
    const step = (now: number) => {
      const wheel = document.querySelector<HTMLElement>('[data-testid=wheel]');
      const turned = wheel?.style.transform;
      // Only what turns counts: the prize is shown when the wheel rests.
      if (shown !== undefined && turned !== shown) stamps.push(now);
      shown = turned;
      if ('stamps' in window) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  await spin.button.click();
  await page.waitForFunction(() => (window as unknown as Recording).stamps.length > 5);
  await page.waitForFunction(
    () => !document.querySelector('[data-testid=wheel]')?.parentElement?.querySelector('[aria-busy]'),
  );
  const { stamps, longTasks } = await page.evaluate(() => {
    const { stamps, longTasks } = window as unknown as Recording;
    Reflect.deleteProperty(window, 'stamps');
    return { stamps, longTasks };
  });
  const gaps = stamps.slice(1).map((stamp, index) => stamp - (stamps[index] ?? stamp));
  gaps.sort((one, other) => one - other);
  const at = (share: number) => (gaps[Math.floor((gaps.length - 1) * share)] ?? 0).toFixed(1);
  const late = gaps.filter((gap) => gap > FRAME_MS * 1.5).length;
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  const rest = stamps.at(-1) ?? 0;
  const long = longTasks
    .filter(({ start, duration }) => duration > LONG_TASK_MS && start < rest)
    .map(({ start, duration }) => `${duration.toFixed(0)} (${(start - (stamps[0] ?? 0)).toFixed(0)} ms in)`);
  console.log(
    `  ${name.padEnd(8)} ${total.toFixed(0)} ms, ${((gaps.length / total) * 1000).toFixed(1)} frames/s, ms between frames: median ${at(0.5)}, ` +
      `95 % ${at(0.95)}, longest ${at(1)}; late ${late} of ${gaps.length}; tasks over ${LONG_TASK_MS} ms while it turns: ${long.join(', ') || 'none'}`,
  );
  await page.keyboard.press('Escape');
  await spin.prize.waitFor({ state: 'hidden' });
}

/** A wheel of so many slices, each with a coupon of its own. */
async function setSlices(world: World, count: number): Promise<void> {
  const colours = ['#16304d', '#0f6372', '#5b3f8c', '#0d6a42', '#7a3566'] as const;
  const slices = Array.from({ length: count }, (_, index) => ({
    code: `S${index}`,
    label: `${index + 1} บาท`,
    bgColor: colours[index % colours.length] ?? colours[0],
    textColor: '#faf5eb',
    htmlDescription: null,
    weight: 1,
    prize: {
      kind: 'money' as const,
      name: `เครดิตฟรี ${index + 1} บาท`,
      amount: { THB: index + 1, LAK: 600 },
    },
  }));
  await world.setWheel({ name: 'กงล้อ', slices, next: null });
}
