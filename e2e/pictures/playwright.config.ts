import { defineConfig, devices } from '@playwright/test';
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
    { name: '360x740', use: screen(360, 740) },
    { name: '390x844', use: screen(390, 844) },
    { name: '1280x800', use: screen(1280, 800) },
    // The kiosk app in a browser of its size.
    { name: '1080x1920', use: { ...screen(1080, 1920), ...{ app: 'kiosk' } } },
  ],
});
