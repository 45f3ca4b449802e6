import { satang } from 'contracts/rules';
import { expect, it } from 'vitest';
import { multipleOf, percentOf } from './rates.ts';

it.each([
  [10_000, 1.13, 113],
  [10_000, 0, 0],
  [10_000, 100, 10_000],
  [999, 5, 49],
  [1, 99, 0],
  [1_000_000_000_000, 99.99, 999_900_000_000],
])('of %d satang, %d percent is %d whole satang', (amount, percent, share) => {
  expect(percentOf(satang(amount), percent)).toBe(share);
});

it.each([
  [10_000, 3, 30_000],
  [10_000, 1.13, 11_300],
  [10_000, 0, 0],
  [1, 1.01, 2],
  [1_000_000_000_000, 1000, 1_000_000_000_000_000],
])('%d satang, %d times, is %d whole satang', (amount, times, multiple) => {
  expect(multipleOf(satang(amount), times)).toBe(multiple);
});
