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
  // The fonts are the app's own, and nothing moves: what remains is how a machine smooths edges.
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.0012, animations: 'disabled' } },
  snapshotPathTemplate: 'looks/{arg}{ext}',
  use: browserUse,
  projects: [
    {
      name: 'phone',
      testIgnore: /\/(?:kiosk|console)[^/]*\.spec/,
      // One pixel each: the seven of the real phone would only be drawn, and not looked at.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        launchOptions,
      },
    },
    {
      name: 'desktop',
      // What is laid out otherwise where there is width; the rest is the same app, proved on the phone.
      grep: new RegExp(DESKTOP),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, launchOptions },
    },
    {
      name: 'console',
      testMatch: /\/console[^/]*\.spec/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, launchOptions },
    },
    // Drives the browser that the kiosk's own launcher starts; see fixtures.ts.
    { name: 'kiosk', testMatch: /\/kiosk[^/]*\.spec/, timeout: 90_000 },
  ],
});
