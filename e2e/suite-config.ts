import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../scripts/install/find-chromium.mjs';

// Without one on the machine Playwright takes its own.
const executablePath = findChromium();

export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    // Chromium refuses its sandbox to root.
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
  // The river's slow motion costs a machine without a graphics card most of its time.
  contextOptions: { reducedMotion: 'reduce' },
} as const;

/** For a suite outside this repository: one phone, against what `npm start` serves. */
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
