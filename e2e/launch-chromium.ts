import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../scripts/install/find-chromium.mjs';

/** Launches the machine's Chromium; without one, Playwright's own. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // Chromium cannot use its sandbox as root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}
