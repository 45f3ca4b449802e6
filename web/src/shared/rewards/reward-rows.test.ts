import { expect, it } from 'vitest';
import { readRewardRow } from './reward-rows.ts';

it.each([
  [12.5, 1_250],
  [0, 0],
  [-0, 0],
  [-5, null],
  [undefined, null],
  [null, null],
  ['5', null],
  ['1e3', null],
  ['1,000', null],
  [' 5', null],
  [NaN, null],
  [1e21, null],
  [{}, null],
])('a reward of %j is %j satang [3.13] [3.14] [5.33]', (baht, amount) => {
  expect(readRewardRow(null, baht, '2026-11-20T03:00:00.000Z').amount).toBe(amount);
});
