import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from '../scripts/install/find-chromium.mjs';
import { mouseDown, mouseUp, tap } from './src/testing/pointer-commands.ts';

// Without a Chromium on the machine Playwright uses its own.
const chromium = findChromium();
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'launcher/**/*.test.ts'],
          exclude: ['**/*.{chromium,browser}.test.ts'],
          // A process for each file repeats all imports and doubles the processor time.
          pool: 'threads',
          isolate: false,
          // Some tests start the launcher as a process, which takes time on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react-i18next',
            'i18next',
            'lucide-react',
            '@base-ui/react/dialog',
            '@testing-library/react',
          ],
        },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.{ts,tsx}'],
          // A page for each file loads all modules again, a quarter of the processor time.
          isolate: false,
          // Chromium takes seconds for some presses on a busy machine.
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1080, height: 1920 },
            commands: { tap, mouseDown, mouseUp },
            provider: playwright({
              launchOptions: {
                ...(chromium ? { executablePath: chromium } : {}),
                // Chromium has no sandbox as root in a container.
                args: isRoot ? ['--no-sandbox'] : [],
              },
              // The shop has a touch screen. Without a graphics card, the river's animation uses most of the processor.
              contextOptions: { hasTouch: true, reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'launched',
          include: ['launcher/**/*.chromium.test.ts'],
          // Real browsers on a virtual screen, one at a time: two at once slow each other down.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
