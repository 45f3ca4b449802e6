import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../scripts/install/find-chromium.mjs';

// Without one on the machine Playwright takes its own.
const executablePath = findChromium();

const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    // Chromium refuses its sandbox to root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-dev-shm-usage',
    '--font-render-hinting=none',
  ],
};

export default defineConfig({
  testDir: 'specs',
  globalSetup: './servers.ts',
  fullyParallel: true,
  // Much of a journey is waiting, so that two cores have time for three.
  workers: 3,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    screenshot: 'only-on-failure',
    launchOptions,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // The river's slow motion costs a machine without a graphics card most of its time.
    contextOptions: { reducedMotion: 'reduce' },
  },
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
      // What is drawn otherwise where there is width; the rest is the same app, proved on the phone.
      testMatch: /\/(?:access|sign-in|screens|deposit|transfer|statement|rewards|bonus|visitor|howto)\.spec/,
      grepInvert: [/ (?:lo|en) .*\baxe\b/, /\(W1\)/, /what the film about/],
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
