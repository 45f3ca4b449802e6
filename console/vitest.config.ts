import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'console',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    pool: 'threads',
    isolate: false,
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 20_000,
  },
});
