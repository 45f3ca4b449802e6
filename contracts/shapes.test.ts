import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { endpoints } from './index.ts';
import { satangFromBaht } from './rules/index.ts';
import { Amount, Baht, GameUnits, IsoTime, PageRequest } from './shapes.ts';

/** 10,000 million, listed a second time. */
const MOST = 10_000_000_000;

describe('the largest amount of the contract', () => {
  it.each([
    ['a balance, below 0 too', Baht, [-MOST, -0.01, 0, MOST], [-MOST - 0.01, MOST + 0.01, 1e12]],
    ['any other amount', Amount, [0, MOST], [-0.01, MOST + 0.01, 1e12]],
  ] as const)('is the largest that app and mock calculate with: %s', (_name, shape, good, bad) => {
    for (const amount of good) {
      expect(Check(shape, amount), String(amount)).toBe(true);
      expect(() => satangFromBaht(amount), String(amount)).not.toThrow();
    }
    for (const amount of bad) expect(Check(shape, amount), String(amount)).toBe(false);
    for (const amount of [-MOST - 0.01, MOST + 0.01])
      expect(() => satangFromBaht(amount)).toThrow(RangeError);
  });

  it('is one satang for each unit of a game, which may be worth no more [3.09]', () => {
    for (const sign of [1, -1]) {
      expect(Check(GameUnits, sign * 100 * MOST)).toBe(true);
      expect(Check(GameUnits, sign * (100 * MOST + 1))).toBe(false);
    }
  });

  it.each([
    ['POST /api/wallet/add', endpoints['POST /api/wallet/add'].body],
    ['POST /api/wallet/withdraw', endpoints['POST /api/wallet/withdraw'].body],
    ['POST /api/wallet/withdrawAll', endpoints['POST /api/wallet/withdrawAll'].body],
    ['POST /api/qrcode/{bankCode}', endpoints['POST /api/qrcode/{bankCode}'].body],
  ])('bounds the amount of a request: %s', (_call, body) => {
    expect([MOST, MOST + 0.01].map((amount) => body && Check(body, { amount }))).toEqual([true, false]);
  });
});

it.each([
  ['2026-11-20T03:00:00.000Z', true],
  ['2026-11-20T03:00:00Z', false],
  ['2026-11-20T03:00:00.000+07:00', false],
  ['2026-11-20', false],
])('a time on the wire is one in UTC to the millisecond: %s is %s [9.31]', (text, isOne) => {
  expect(Check(IsoTime, text)).toBe(isOne);
});

it.each([
  ['the first page', { page: 1, limit: 10 }, true],
  ['the last page of a long list', { page: 1_000_000, limit: 100 }, true],
  ['a page before the first', { page: 0, limit: 10 }, false],
  ['an empty page', { page: 1, limit: 0 }, false],
  ['a part of a page', { page: 1.5, limit: 10 }, false],
  ['too long a page', { page: 1, limit: 101 }, false],
])('a list is asked for by page, from 1: %s [2.77] [9.25]', (_name, request, isOne) => {
  expect(Check(PageRequest, request)).toBe(isOne);
});
