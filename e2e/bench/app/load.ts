import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** A mid-range phone: a quarter of this machine's speed, on a slow mobile connection. */
export const SLOW_DOWN = 4;
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'th-TH',
};
/** Work within this time after the page is ready counts as part of its load. */
const AFTERWARDS_MS = 1_500;
const PACKED = /html|javascript|css|json|svg|manifest/;

export interface Load {
  requests: number;
  scriptBytes: number;
  allBytes: number;
  cpuMs: number;
  heapMb: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
}

interface Watched {
  lcp: number;
  fcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
}

/** Runs in the page, before its first script. */
function watch(): void {
  const watched: Watched = { lcp: 0, fcp: 0, cls: 0, tasks: [] };
  Object.assign(window, { watched });
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (watched.lcp = startTime));
  observe('layout-shift', (entry) => (watched.cls += (entry as PerformanceEntry & { value: number }).value));
  observe('longtask', ({ startTime, duration }) => watched.tasks.push({ start: startTime, duration }));
}

/** One visit with empty caches, until the password can be typed and the page is quiet. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext(PHONE);
  try {
    await context.addInitScript(watch);
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', SLOW_LINE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const files = fetchedBy(page);
    await page.goto(`${url}/login`);
    await page.locator('input[type=password]').waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(AFTERWARDS_MS);
    const { lcp, fcp, cls, tasks } = await page.evaluate(
      () => (window as unknown as { watched: Watched }).watched,
    );
    const { TaskDuration = 0 } = await metricsOf(client);
    await client.send('HeapProfiler.collectGarbage');
    const { JSHeapUsedSize = 0 } = await metricsOf(client);
    const sizes = await Promise.all(files);
    return {
      requests: sizes.length,
      scriptBytes: sum(sizes.filter(({ isScript }) => isScript).map(({ bytes }) => bytes)),
      allBytes: sum(sizes.map(({ bytes }) => bytes)),
      cpuMs: TaskDuration * 1000,
      heapMb: JSHeapUsedSize / 1e6,
      lcpMs: lcp,
      tbtMs: sum(tasks.filter(({ start }) => start >= fcp).map(({ duration }) => Math.max(0, duration - 50))),
      cls,
    };
  } finally {
    await context.close();
  }
}

interface FetchedFile {
  isScript: boolean;
  /** Size at Brotli's best compression, independent of the bench's host. */
  bytes: number;
}

function fetchedBy(page: Page): Promise<FetchedFile>[] {
  const files: Promise<FetchedFile>[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith('http')) return;
    const type = response.headers()['content-type'] ?? '';
    const read = async () => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      const bytes = PACKED.test(type) ? (await promisify(brotliCompress)(body)).length : body.length;
      return { isScript: type.includes('javascript'), bytes };
    };
    files.push(read());
  });
  return files;
}

export async function metricsOf(client: {
  send: (method: 'Performance.getMetrics') => Promise<{ metrics: { name: string; value: number }[] }>;
}): Promise<Record<string, number>> {
  const { metrics } = await client.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
