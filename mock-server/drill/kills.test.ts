import { expect, it } from 'vitest';
import { Random } from '../engine/random.ts';
import { runKills } from './kills.ts';

it('a mock that is killed in the middle of its writes loses none that it answered', async () => {
  const random = new Random(1);
  const counts = await runKills(2, () => random.fraction());
  expect(counts).toMatchObject({ kills: 2, lost: 0, unbalanced: 0 });
  expect(counts.acknowledged).toBeGreaterThan(0);
});
