import { MAX_SATANG, type Satang, satang } from 'contracts/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, groupDigits, parseAmountText } from './amount-text.ts';

const anyAmount = fc.integer({ min: 0 - MAX_SATANG, max: MAX_SATANG }).map((value) => satang(value));
const positiveAmount = fc.integer({ min: 0, max: MAX_SATANG }).map((value) => satang(value));
const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

describe('formatAmount', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [100, '1.00'],
    [100_000, '1,000.00'],
    [1_248_050, '12,480.50'],
    [-200_000, '\u22122,000.00'],
    [MAX_SATANG, '10,000,000,000.00'],
  ])('shows %i satang with two decimals, as %s [5.33]', (value, text) => {
    expect(formatAmount(satang(value))).toBe(text);
  });

  it.each([
    [100_000, '1,000'],
    [100_050, '1,000.50'],
    [1_000, '10'],
  ])('drops only an empty fraction with decimals 0: %i is %s [5.33]', (value, text) => {
    expect(formatAmount(satang(value), { decimals: 0 })).toBe(text);
  });

  it('is a dash for an unknown amount [5.33]', () => {
    expect(formatAmount(null)).toBe('-');
  });

  it('writes text that reads back to the same satang', () => {
    fc.assert(
      fc.property(positiveAmount, fc.constantFrom<2 | 0>(2, 0), (amount, decimals) => {
        expect(parseAmountText(formatAmount(amount, { decimals }))).toEqual({ ok: true, satang: amount });
      }),
    );
  });

  it('differs between an amount and its negative only by the sign', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const [positive, negative] = [Math.abs(amount), -Math.abs(amount)].map((value) =>
          formatAmount(satang(value)),
        );
        expect(negative?.replace('\u2212', '')).toBe(positive);
      }),
    );
  });
});

describe('parseAmountText', () => {
  it.each([
    ['500', 50_000],
    ['1,234.5', 123_450],
    ['1234.50', 123_450],
    [' ฿ 1 000 ', 100_000],
    ['๑๒๓.๔๕', 12_345],
    ['໑໐໐', 10_000],
    ['１,２３４.５', 123_450],
    ['.5', 50],
    ['5.', 500],
    ['0.29', 29],
    ['007', 700],
    ['\u200b20\u00a0', 2_000],
    ['10,000,000,000.00', MAX_SATANG],
  ])('reads %j', (text, value) => {
    expect(parseAmountText(text)).toEqual({ ok: true, satang: value });
  });

  it.each([
    ['', 'empty'],
    [' ฿ ', 'empty'],
    ['.', 'not-a-number'],
    ['abc', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['-5', 'not-a-number'],
    ['+5', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['5½', 'not-a-number'],
    ['5²', 'not-a-number'],
    ['1,50', 'not-a-number'],
    ['12,34', 'not-a-number'],
    [',500', 'not-a-number'],
    ['1,,000', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['1.005', 'too-precise'],
    ['1.500', 'too-precise'],
    ['10000000000.01', 'too-large'],
    ['9'.repeat(400), 'too-large'],
  ])('refuses %j as %s', (text, reason) => {
    expect(parseAmountText(text)).toEqual({ ok: false, reason });
  });

  it('reads every amount of two decimals exactly, in any script, without floating-point drift', () => {
    fc.assert(
      fc.property(positiveAmount, fc.constantFrom(0x30, 0x0e50, 0x0ed0, 0x1040, 0xff10), (amount, zero) => {
        const text = `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
        expect(parseAmountText(inScript(text, zero))).toEqual({ ok: true, satang: amount });
      }),
    );
  });

  it('accepts any text and never returns a fraction of a satang', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,- ๑໒฿eE+x')) }), (text) => {
        const reading = parseAmountText(text);
        if (reading.ok)
          expect(reading.satang).toSatisfy((value: Satang) => Number.isSafeInteger(value) && value >= 0);
      }),
    );
  });
});

describe('groupDigits', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['999', '999'],
    ['1000', '1,000'],
    ['1234567.8', '1,234,567.8'],
    ['1000.', '1,000.'],
    ['.5', '.5'],
  ])('makes %j into %j', (plain, grouped) => {
    expect(groupDigits(plain)).toBe(grouped);
  });
});
