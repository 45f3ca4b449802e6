import { defineConfig, devices } from '@playwright/test';
import type { Options } from '../fixtures.ts';
import journeys from '../playwright.config.ts';

const { launchOptions } = journeys.use ?? {};
const screen = (width: number, height: number) => ({
  viewport: { width, height },
  deviceScaleFactor: 1,
  // All pages of an app share one process, so the app's code is compiled once.
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--process-per-site',
      '--renderer-process-limit=1',
      '--disable-site-isolation-trials',
    ],
  },
});

/** `npm run pictures`: every screen in every language and size, laid out for review. */
export default defineConfig<Options>({
  ...journeys,
  timeout: 180_000,
  // A scene poses on a busy computer too.
  expect: { timeout: 60_000 },
  testDir: '.',
  testMatch: '**/*.pictures.ts',
  outputDir: '../../.reports/pictures-failed',
  globalSetup: '../servers.ts',
  globalTeardown: './contact-sheets.ts',
  projects: [
    { name: 'web', grep: /@web\b/, use: { ...devices['Pixel 7'], ...screen(360, 740) } },
    // The kiosk app in a browser of the kiosk's size.
    {
      name: 'kiosk',
      grep: /@kiosk\b/,
      use: { ...devices['Desktop Chrome'], ...screen(1080, 1920), app: 'kiosk' },
    },
  ],
});
