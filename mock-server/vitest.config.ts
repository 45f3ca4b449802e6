import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // Most tests share two threads: a process for each file repeats all imports and costs a third more.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    // Some tests start the mock as a process, which takes time on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // A busy machine needs more than the default second.
    expect: { poll: { timeout: 20_000 } },
  },
});
