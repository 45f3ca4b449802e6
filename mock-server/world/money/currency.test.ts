import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { AmountByCurrencySchema, CurrencySchema, SatangSchema } from './currency.ts';

describe('stored money', () => {
  it('is in baht or in kip', () => {
    for (const currency of ['THB', 'LAK']) expect(Check(CurrencySchema, currency)).toBe(true);
    for (const other of ['', 'USD', 'thb', null]) expect(Check(CurrencySchema, other)).toBe(false);
  });

  it('is a whole number that can be counted exactly', () => {
    for (const amount of [0, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])
      expect(Check(SatangSchema, amount)).toBe(true);
    for (const other of [0.5, 2 ** 53, -(2 ** 53), '1', null]) expect(Check(SatangSchema, other)).toBe(false);
  });

  it('has an amount in each currency if it is for members of both', () => {
    expect(Check(AmountByCurrencySchema, { THB: 100, LAK: 60_000 })).toBe(true);
    for (const other of [{}, { THB: 100 }, { LAK: 100 }, { THB: '100', LAK: 1 }, { THB: 1, LAK: 1, USD: 1 }])
      expect(Check(AmountByCurrencySchema, other)).toBe(false);
  });
});
