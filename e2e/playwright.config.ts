import { defineConfig, devices } from '@playwright/test';
import { DESKTOP } from './fixtures.ts';
import { browserUse, launchOptions } from './suite-config.ts';

export default defineConfig({
  testDir: 'specs',
  globalSetup: './servers.ts',
  fullyParallel: true,
  // Journeys mostly wait, so two cores can run three.
  workers: 3,
  forbidOnly: true,
  timeout: 45_000,
  // Fonts ship with the app and motion is off, so machines differ only in how they smooth edges.
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.0012, animations: 'disabled' } },
  snapshotPathTemplate: 'looks/{arg}{ext}',
  use: browserUse,
  // In run order: the kiosk first, because its longest test would keep one worker busy alone at the end.
  projects: [
    // kiosk.spec and kiosk-staff.spec drive the browser that the kiosk's launcher starts: see kiosk-machine.ts.
    { name: 'kiosk', testMatch: /\/kiosk[^/]*\.spec/, timeout: 90_000 },
    {
      name: 'phone',
      testIgnore: /\/(?:kiosk|console)[^/]*\.spec/,
      // One device pixel for each CSS pixel: the real phone's seven would only cost time.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        launchOptions,
      },
    },
    {
      name: 'desktop',
      // Screens with another layout on a desktop, and the console. One project: each starts workers and browsers of its own.
      grep: new RegExp(`${DESKTOP}|console[^ ]*\\.spec`),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, launchOptions },
    },
  ],
});
