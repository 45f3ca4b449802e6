import { devices } from '@playwright/test';

export const SIZES = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
  kiosk: { viewport: { width: 1080, height: 1920 }, hasTouch: true },
};

export type Form = keyof typeof SIZES;
