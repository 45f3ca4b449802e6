import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { metricsOf, PHONE } from './load.ts';

/** After this time the river's animation has stopped. */
const REST_MS = 32_000;
const KIOSK: BrowserContextOptions = { viewport: { width: 1080, height: 1920 }, locale: 'th-TH' };

export interface Idle {
  name: string;
  /** Processor time per second, of the page's main thread and of all of Chromium. */
  mainMs: number;
  allMs: number;
  /** Per minute. */
  layouts: number;
  styles: number;
}

interface Screen {
  name: string;
  open: (page: Page) => Promise<void>;
  isKiosk?: boolean;
}

export async function measureIdle(
  browser: Browser,
  screens: readonly Screen[],
  seconds: number,
): Promise<Idle[]> {
  const measured: Idle[] = [];
  for (const { name, open, isKiosk = false } of screens) {
    const context = await browser.newContext(isKiosk ? KIOSK : PHONE);
    const page = await context.newPage();
    await open(page);
    await page.waitForTimeout(REST_MS);
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await metricsOf(client);
    const cpuBefore = await cpuMs(browser);
    await page.waitForTimeout(seconds * 1000);
    const after = await metricsOf(client);
    const spent = (await cpuMs(browser)) - cpuBefore;
    const each = (counted: string) => ((after[counted] ?? 0) - (before[counted] ?? 0)) / seconds;
    measured.push({
      name,
      mainMs: each('TaskDuration') * 1000,
      allMs: spent / seconds,
      layouts: each('LayoutCount') * 60,
      styles: each('RecalcStyleCount') * 60,
    });
    await context.close();
  }
  return measured;
}

async function cpuMs(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}
