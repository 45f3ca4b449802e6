import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: ['verify/**', '**/node_modules/**'],
          // A process for each file repeats all imports and costs half as much again.
          pool: 'threads',
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'verify',
          include: ['verify/**/*.test.ts'],
          // The verifier is a native addon: a crash stays in its own process.
          pool: 'forks',
          // The verification starts the mock as a process and sends it every request.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
