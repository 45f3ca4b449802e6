import { satang } from 'contracts/rules';
import { expect, it } from 'vitest';
import { refuseWithdraw } from './withdraw-rules.ts';

const limits = { minimum: satang(10_000), maximum: satang(500_000) };

it.each([
  [null, 100_000, 'no-amount'],
  [0, 100_000, 'no-amount'],
  [9_999, 100_000, 'below-minimum'],
  [10_000, null, null],
  [500_001, null, 'above-maximum'],
  [500_000, null, null],
  [100_001, 100_000, 'not-enough'],
  [100_000, 100_000, null],
  // The balance is unknown: the server decides. (W9)
  [100_001, null, null],
])('a withdrawal of %s with %s available is refused as %s [5.16] [5.17]', (amount, available, refusal) => {
  const known = available === null ? null : satang(available);
  expect(refuseWithdraw(amount === null ? null : satang(amount), limits, known)).toBe(refusal);
});
