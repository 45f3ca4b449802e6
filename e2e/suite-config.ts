import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../scripts/install/find-chromium.mjs';

// Without an installed Chromium, Playwright uses its own.
const executablePath = findChromium();

export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    // Chromium cannot use its sandbox as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-dev-shm-usage',
    '--font-render-hinting=none',
  ],
};

export const browserUse = {
  screenshot: 'only-on-failure',
  launchOptions,
  locale: 'th-TH',
  timezoneId: 'Asia/Bangkok',
  // Without a graphics card, the river's animation uses most of the processor.
  contextOptions: { reducedMotion: 'reduce' },
} as const;

/** The configuration of a suite outside this repository: one phone, against the servers of `npm start`. */
export const suiteConfig = (testDir: string) =>
  defineConfig({
    testDir,
    fullyParallel: true,
    timeout: 45_000,
    expect: { timeout: 10_000 },
    use: {
      ...browserUse,
      ...devices['Pixel 7'],
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 1,
      launchOptions,
    },
  });
