import { defineConfig } from '@playwright/test';
import { engines } from './browsers/all.ts';
import type { EngineOptions } from './fixtures.ts';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/** `npm run test:engines`: the main journeys in the engines that members use beside Chromium. */
export default defineConfig<EngineOptions>({
  testDir: '.',
  testMatch: '*.engines.ts',
  outputDir: '../../.reports/engines',
  globalSetup: './check-engines.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // They render without a graphics card, possibly on a busy machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: engines.flatMap(({ name }) =>
    Object.entries(SIZES).flatMap(([sizeName, size]) =>
      (['th', 'en'] as const).map((language) => ({
        name: `${name}-${sizeName}-${language}`,
        use: { engine: name, language, size },
      })),
    ),
  ),
});
