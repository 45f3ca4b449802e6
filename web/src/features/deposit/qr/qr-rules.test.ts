import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { isCreateDisabled, nextPollDelay, passedMark, qrPresets, refuseQrAmount } from './qr-rules.ts';

describe('the QR amount', () => {
  it.each([
    ['KBANK', null, 'empty', true],
    ['KBANK', 0, 'empty', true],
    ['KBANK', -100, 'empty', true],
    ['KBANK', 1, 'below-minimum', false],
    ['KBANK', 99, 'below-minimum', false],
    ['KBANK', 100, null, false],
    // The spec names no maximum: the provider decides, in any currency.
    ['BCEL', 5_000_000_000, null, false],
    ['WW', 0, 'empty', true],
    ['WW', 9_999, 'below-minimum', true],
    ['WW', 10_000, null, false],
    ['PAYTIMZ', 999, 'below-minimum', true],
    ['PAYTIMZ', 1_000, null, false],
    ['NEWBANK', 99, 'below-minimum', false],
    ['NEWBANK', 100, null, false],
  ] as const)(
    'at %s of %s satang is refused as %s, the button disabled: %s [5.19] [5.20] [9.22]',
    (rules, amount, refusal, isDisabled) => {
      const value = amount === null ? null : satang(amount);
      expect(refuseQrAmount(value, rules)).toBe(refusal);
      expect(isCreateDisabled(value, rules)).toBe(isDisabled);
    },
  );

  it.each([
    ['KBANK', [1000, 2000, 5000, 10_000, 50_000, 100_000]],
    ['WW', [10_000, 20_000, 30_000, 50_000, 100_000]],
    ['PAYTIMZ', [1000, 5000, 10_000, 50_000, 100_000]],
    ['constructor', [1000, 2000, 5000, 10_000, 50_000, 100_000]],
  ])('has at %s the presets %j [9.19] [9.20] [9.21]', (rules, presets) => {
    expect(qrPresets(rules)).toEqual(presets);
  });
});

it.each([
  [301, 300, 300],
  [61, 59, 60],
  [11, 10, 10],
  [250, 249, null],
  [300, 299, null],
  // A page that was suspended skips announcements that are long past.
  [301, 298, 300],
  [301, 297, null],
  [400, 200, null],
  [400, 59, 60],
])('going from %d to %d seconds left announces %s (W2)', (before, now, mark) => {
  expect(passedMark(before, now)).toBe(mark);
});

it('polls for a payment every 2 s for a minute, then every 10 s (W2)', () => {
  expect([0, 59_999, 60_000, 600_000].map(nextPollDelay)).toEqual([2_000, 2_000, 10_000, 10_000]);
});
