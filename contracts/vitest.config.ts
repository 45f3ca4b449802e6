import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // The verifier is a native addon: a crash stays in its own process.
    pool: 'forks',
    // The verification starts the mock as a process and sends it every request.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
