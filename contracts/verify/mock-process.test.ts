import { afterEach, expect, it, vi } from 'vitest';
import { startMockProcess } from './mock-process.ts';

afterEach(() => vi.unstubAllEnvs());

it('starts the shipped mock without the settings of this shell', async () => {
  vi.stubEnv('EDITION', 'none');
  const { url, stop } = await startMockProcess();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  await stop();
});
