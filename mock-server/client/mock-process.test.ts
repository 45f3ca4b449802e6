import { afterEach, expect, it, vi } from 'vitest';
import { startMockProcess } from './mock-process.ts';

afterEach(() => vi.unstubAllEnvs());

/** Runs this code in place of the mock. */
const run = (code: string, limitMs = 30_000) => startMockProcess([code], {}, { file: '--eval', limitMs });

it('a mock of its own starts without the settings of this shell, and ends', async () => {
  vi.stubEnv('EDITION', 'none');
  const { url, child, end } = await startMockProcess();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  await end();
  expect(child.exitCode).toBe(0);
});

it('a mock that says nothing is given up', async () => {
  await expect(run('setTimeout(() => {}, 60_000)', 200)).rejects.toThrow('printed no address in 200 ms');
});

it('a mock that exits is given up with what it said', async () => {
  const said = 'console.log("a line"); console.error("no such folder"); process.exitCode = 1;';
  await expect(run(said)).rejects.toThrow(/exited before it listened: [^]*no such folder/);
});

it('an address that arrives in two pieces is read as a whole', async () => {
  const { url, end } = await run(
    `process.stdout.write("http://127.0.0.1:40", () => setTimeout(() => console.log("12"), 100)); setTimeout(() => {}, 60_000)`,
  );
  expect(url).toBe('http://127.0.0.1:4012');
  await end('SIGKILL');
});
