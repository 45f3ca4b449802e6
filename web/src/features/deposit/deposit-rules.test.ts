import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { nextLookDelay, refuseQrAmount } from './deposit-rules.ts';

describe('the QR amount', () => {
  it.each([
    [null, 'empty'],
    [0, 'empty'],
    [-100, 'empty'],
    [1, 'below-minimum'],
    [99, 'below-minimum'],
    [100, null],
    [5_000_000, null],
    [5_000_001, 'above-maximum'],
  ] as const)('of %s satang is refused as %s [5.19]', (amount, refusal) => {
    expect(refuseQrAmount(amount === null ? null : satang(amount))).toBe(refusal);
  });
});

it('looks for a payment every 2 s for a minute, then every 10 s (W2)', () => {
  expect([0, 59_999, 60_000, 600_000].map(nextLookDelay)).toEqual([2_000, 2_000, 10_000, 10_000]);
});
