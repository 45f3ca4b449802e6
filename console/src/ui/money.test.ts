import { expect, it } from 'vitest';
import { halfOf, money, timeOf } from './money.ts';

it.each([
  [0, '0.00'],
  [1.5, '1.50'],
  [1_000_000, '1,000,000.00'],
  [-1234.5, '-1,234.50'],
])('the amount %d is shown as %s', (amount, text) => {
  expect(money(amount)).toBe(text);
});

it('half of an amount has no part of a satang', () => {
  expect([100, 100.01, 0.01].map(halfOf)).toEqual([50, 50.01, 0.01]);
});

it('a moment is shown by its day and time, to the second', () => {
  expect(timeOf('2026-12-01T05:30:07.123Z')).toBe('12-01 05:30:07');
});
