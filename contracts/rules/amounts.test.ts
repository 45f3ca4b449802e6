import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bahtFromSatang,
  MAX_SATANG,
  plainAmountText,
  QR_MINIMUM,
  QR_PRESETS,
  qrMinimum,
  satang,
  satangFromBaht,
  satangFromPlainText,
  shareOf,
  shownSatang,
  sumOf,
} from './amounts.ts';

const anAmount = fc.integer({ min: -MAX_SATANG, max: MAX_SATANG });

describe('an amount', () => {
  it('survives the conversion to the wire and back', () => {
    fc.assert(
      fc.property(anAmount, (value) => {
        const sent: unknown = JSON.parse(JSON.stringify(bahtFromSatang(satang(value))));
        expect(satangFromBaht(sent as number)).toBe(value === 0 ? 0 : value);
      }),
      { numRuns: 5000 },
    );
  });

  it('is shown rounded down to the satang [5.33]', () => {
    fc.assert(
      fc.property(anAmount, (value) => {
        expect(shownSatang(bahtFromSatang(satang(value)))).toBe(value === 0 ? 0 : value);
      }),
    );
    expect([0.005, 1234.567, -0.999, 1.005].map(shownSatang)).toEqual([0, 123_456, -99, 100]);
    for (const none of [null, undefined, '5', NaN, 9e15])
      expect(() => shownSatang(none as number)).toThrow(/^not an amount/);
  });

  it.each([
    [0.1 + 0.2, 30],
    [32_697.069999999996, 3_269_707],
    [-25_419.379999999997, -2_541_938],
    [0.799, 79],
    [9_999_999_999.989, 999_999_999_998],
  ])('of %d baht, perhaps a sum of floats, is shown as %i satang [5.33]', (baht, value) => {
    expect(shownSatang(baht)).toBe(value);
  });

  it('is refused where a sum would not be exact', () => {
    const most = Array.from({ length: 9_007 }, () => MAX_SATANG);
    expect(sumOf(most)).toBe(9_007 * MAX_SATANG);
    for (const sign of [1, -1])
      expect(() => sumOf([...most, MAX_SATANG].map((one) => satang(sign * one)))).toThrow(
        /^not an exact sum/,
      );
  });

  it('sums exactly beyond the largest single amount', () => {
    expect(sumOf([])).toBe(0);
    expect(sumOf([MAX_SATANG, MAX_SATANG, satang(-1)])).toBe(2 * MAX_SATANG - 1);
  });

  it('is sent as the number of its decimal text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_SATANG }), (value) => {
        const text = `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;
        expect(bahtFromSatang(satang(value))).toBe(Number(text));
        expect(satangFromBaht(Number(text))).toBe(value);
      }),
    );
  });

  it.each([0.29, 1.1, 4.35, 1.15, 8.2, 100.1, 0.07, 9_999_999_999.99])(
    'of %d baht is exact, although plain multiplication may not be',
    (baht) => {
      expect(satangFromBaht(baht)).toBe(Number(baht.toFixed(2).replace('.', '')));
    },
  );

  it.each([
    0.001,
    1.005,
    10.999,
    NaN,
    Infinity,
    -Infinity,
    10_000_000_000.01,
    Number.MIN_VALUE,
    Number.MAX_VALUE,
  ])('is refused when it is %d baht', (baht) => {
    expect(() => satangFromBaht(baht)).toThrow(RangeError);
  });

  it('is refused with a third decimal, even a small one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 9 }),
        (value, third) => {
          const text = `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}${third}`;
          expect(() => satangFromBaht(Number(text))).toThrow(`not an amount in baht: ${Number(text)}`);
        },
      ),
    );
  });

  it.each([0.5, NaN, Infinity, MAX_SATANG + 1, -MAX_SATANG - 1, 2 ** 53])(
    'is refused when it is %d satang',
    (value) => {
      expect(() => satang(value)).toThrow(new RangeError(`not an amount in satang: ${value}`));
    },
  );

  it('is never minus zero', () => {
    expect(Object.is(satang(-0), 0)).toBe(true);
    expect(Object.is(satangFromBaht(-0), 0)).toBe(true);
  });
});

describe('the presets of a QR', () => {
  it('match the spec and can be created [9.19] [9.20] [9.21] [9.22]', () => {
    expect(QR_PRESETS).toEqual({
      KBANK: [1000, 2000, 5000, 10_000, 50_000, 100_000],
      WW: [10_000, 20_000, 30_000, 50_000, 100_000],
      PAYTIMZ: [1000, 5000, 10_000, 50_000, 100_000],
    });
    for (const amount of Object.values(QR_PRESETS).flat()) {
      expect(amount).toBeGreaterThanOrEqual(QR_MINIMUM);
    }
  });
});

describe('the smallest QR', () => {
  it('is 100 baht at WW, 10 at PAYTIMZ and 1 elsewhere [5.19] [5.20] [9.22]', () => {
    expect(qrMinimum('WW')).toBe(10_000);
    expect(qrMinimum('PAYTIMZ')).toBe(1000);
    expect(qrMinimum('KBANK')).toBe(100);
    expect(qrMinimum('constructor')).toBe(100);
  });

  it('is never above the smallest amount offered [9.19] [9.20] [9.21]', () => {
    for (const [bankCode, presets] of Object.entries(QR_PRESETS)) {
      expect(Math.min(...presets)).toBeGreaterThanOrEqual(qrMinimum(bankCode));
    }
  });
});

describe('the plain text of an amount', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [123_450, '1234.50'],
    [-200_000, '-2000.00'],
    [MAX_SATANG, '10000000000.00'],
  ])('of %i satang is %s [5.33]', (value, text) => {
    expect(plainAmountText(satang(value))).toBe(text);
  });

  it('reads back as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_SATANG }), (value) => {
        expect(satangFromPlainText(plainAmountText(satang(value)))).toBe(value);
      }),
    );
  });

  it.each([
    ['5', 500],
    ['12.5', 1250],
    ['10000000000', MAX_SATANG],
  ])('is read from %s too', (plain, value) => expect(satangFromPlainText(plain)).toBe(value));

  it('is refused beyond the largest amount', () => {
    expect(satangFromPlainText('10000000000.01')).toBeNull();
    expect(satangFromPlainText('9'.repeat(400))).toBeNull();
  });
});

describe('a share of an amount', () => {
  it.each([
    [1001, 4, 250],
    [1001, 1, 1001],
    [0, 2, 0],
    [-500, 2, 0],
  ])('of %i satang in %i parts is %i', (amount, parts, share) => {
    expect(shareOf(satang(amount), parts)).toBe(share);
  });
});
