import { satang } from 'contracts/rules';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { withdrawLimitsSlice } from './withdraw-limits.ts';

describe('the limits of withdrawals', () => {
  it('are per currency, and each world has its own [9.18]', () => {
    const [one, other] = [withdrawLimitsSlice.create(), withdrawLimitsSlice.create()];
    one.withdrawLimits.LAK.min = satang(1);
    expect(other.withdrawLimits).toEqual({
      THB: { min: 10_000, max: 5_000_000 },
      LAK: { min: 5_000_000, max: 5_000_000_000 },
    });
  });

  it('load from a snapshot only when they are complete', () => {
    const { schema } = withdrawLimitsSlice.kinds.withdrawLimits;
    const { THB, LAK } = withdrawLimitsSlice.create().withdrawLimits;
    const isAccepted = (value: unknown) => schema !== null && Check(schema, value);
    expect(isAccepted({ THB, LAK })).toBe(true);
    for (const wrong of [{}, { THB }, { THB, LAK: {} }, { THB, LAK: { ...LAK, max: 0.5 } }])
      expect(isAccepted(wrong)).toBe(false);
  });
});
