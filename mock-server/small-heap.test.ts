import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const MB = 1024 * 1024;

/** Size of the heap's part for new objects, in MB, after many of them have outlived a collection. */
function sizeAfterBurst(before: string): number {
  const burst = `
    const { getHeapSpaceStatistics } = await import('node:v8');
    const kept = [];
    for (let i = 0; i < 400_000; i += 1) kept.push({ i, text: String(i) });
    const { space_size: size } = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
    console.log(kept.length > 0 ? size : 0);`;
  const program = ['--input-type=module', '--eval', `${before};${burst}`];
  return Number(execFileSync(process.execPath, program, { encoding: 'utf8' })) / MB;
}

it('leaves no room behind after a burst of calls', () => {
  const file = JSON.stringify(`${import.meta.dirname}/small-heap.ts`);
  expect(sizeAfterBurst(`(await import(${file})).keepHeapSmall()`)).toBeLessThanOrEqual(4);
  // Without it the room grows, so the line above proves something.
  expect(sizeAfterBurst('')).toBeGreaterThanOrEqual(16);
});
