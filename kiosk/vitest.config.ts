import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './launcher/find-chromium.ts';
import { mouseDown, mouseUp, tap } from './src/testing/pointer-commands.ts';

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
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1080, height: 1920 },
            commands: { tap, mouseDown, mouseUp },
            provider: playwright({
              launchOptions: {
                ...(chromium ? { executablePath: chromium } : {}),
                // A container's root has no sandbox to give.
                args: isRoot ? ['--no-sandbox'] : [],
              },
              // The shop's screen is touched.
              contextOptions: { hasTouch: true },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'launched',
          include: ['launcher/**/*.chromium.test.ts'],
          // Real browsers on a virtual screen, one after the other: two at once starve each other.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
