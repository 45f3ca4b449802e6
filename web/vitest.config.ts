import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from '../scripts/install/find-chromium.mjs';

// Without a Chromium on the machine Playwright uses its own.
const chromium = findChromium();

export default defineConfig({
  plugins: [react()],
  test: {
    // The default on two cores is one worker, but tests wait for half of their time.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.browser.test.tsx', 'src/**/*.pact.test.ts'],
          environment: 'jsdom',
          // Threads take a fifth less work than processes, and shared workers another tenth.
          pool: 'threads',
          isolate: false,
          setupFiles: ['src/testing/setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'pact',
          include: ['src/**/*.pact.test.ts'],
          environment: 'node',
          globalSetup: ['src/testing/pact/pact-files.ts'],
          // A native addon: a crash stays in its own process. One file at a time writes the pact, and all share the process:
          // one for each file nearly doubles the processor time.
          pool: 'forks',
          isolate: false,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        // Listed, because otherwise the first run finds them one by one and reloads the page each time.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            '@testing-library/react',
            '@testing-library/user-event',
            '@base-ui/react/dialog',
            '@base-ui/react/alert-dialog',
            '@base-ui/react/toast',
            'dompurify',
            'i18next',
            'jotai',
            'jsqr',
            'lucide-react',
            'react-i18next',
            'react-router-dom',
            'virtua',
          ],
        },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.tsx'],
          setupFiles: ['src/testing/browser-setup.ts'],
          // A page for each file loads all modules again, a quarter of the processor time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(chromium ? { executablePath: chromium } : {}),
                // Chromium's sandbox does not work as root.
                args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
