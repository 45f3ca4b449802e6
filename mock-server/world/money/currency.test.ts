import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { MAX_SATANG } from 'contracts/rules';
import {
  AmountByCurrencySchema,
  AmountSchema,
  BalanceSchema,
  CurrencySchema,
  PaymentSchema,
  SatangSchema,
} from './currency.ts';

describe('stored money', () => {
  it('is in baht or in kip', () => {
    for (const currency of ['THB', 'LAK']) expect(Check(CurrencySchema, currency)).toBe(true);
    for (const other of ['', 'USD', 'thb', null]) expect(Check(CurrencySchema, other)).toBe(false);
  });

  it.each([
    ['any', SatangSchema, -MAX_SATANG, MAX_SATANG],
    ['not below nothing', AmountSchema, 0, MAX_SATANG],
    ['what moves', PaymentSchema, 1, MAX_SATANG],
    ['outside', BalanceSchema, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ])('is a whole number in its range: %s', (_name, schema, least, most) => {
    for (const amount of [least, 1, most]) expect(Check(schema, amount)).toBe(true);
    for (const other of [1.5, least - 1, most + 1, '1', null]) expect(Check(schema, other)).toBe(false);
  });

  it('has an amount in each currency if it is for members of both', () => {
    expect(Check(AmountByCurrencySchema, { THB: 100, LAK: 60_000 })).toBe(true);
    for (const other of [{}, { THB: 100 }, { LAK: 100 }, { THB: '100', LAK: 1 }, { THB: 1, LAK: 1, USD: 1 }])
      expect(Check(AmountByCurrencySchema, other)).toBe(false);
  });
});
