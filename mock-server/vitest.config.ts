import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    pool: 'forks',
    // Some tests start the mock as a process, which takes its time on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
