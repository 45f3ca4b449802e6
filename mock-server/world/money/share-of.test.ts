import { satang } from 'contracts/rules';
import { expect, it } from 'vitest';
import { shareOf } from './share-of.ts';

it.each([
  [10_000, 1.13, 113],
  [10_000, 0, 0],
  [10_000, 100, 10_000],
  [999, 5, 49],
  [1, 99, 0],
  [1_000_000_000_000, 99.99, 999_900_000_000],
])('of %d satang at %d percent is %d whole satang', (amount, percent, share) => {
  expect(shareOf(satang(amount), percent)).toBe(share);
});
