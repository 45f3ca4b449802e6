import { defineConfig, devices } from '@playwright/test';
import type { Options } from '../fixtures.ts';
import journeys from '../playwright.config.ts';

const { launchOptions } = journeys.use ?? {};
const screen = (width: number, height: number) => ({
  ...(width < 600 ? devices['Pixel 7'] : devices['Desktop Chrome']),
  viewport: { width, height },
  deviceScaleFactor: 1,
  ...(launchOptions ? { launchOptions } : {}),
});

/** `npm run pictures`: every screen in every language and size, laid out on one page to be looked at. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../../.reports/pictures-failed',
  globalSetup: '../servers.ts',
  globalTeardown: './lay-out.ts',
  projects: [
    size(360, 740),
    size(390, 844),
    size(1280, 800),
    // The kiosk app in a browser of its size.
    size(1080, 1920, { app: 'kiosk' }),
  ],
});

/** The pictures that are asked for in this size. */
function size(width: number, height: number, options: Partial<Options> = {}) {
  const name = `${width}x${height}`;
  return { name, grep: new RegExp(`@${name}\\b`), use: { ...screen(width, height), ...options } };
}
