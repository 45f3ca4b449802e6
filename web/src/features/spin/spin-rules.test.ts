import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { OutcomeUnproven } from '../../shared/wallet/outcome-unproven.ts';
import type { Coupon } from './spin-replies.ts';
import { couponsOnPage, lanternsFor, pagesOf, prizeOf, sliceIndexOf, spunBetween } from './spin-rules.ts';

const slice = (code: string) => ({ code, label: code, bgColor: '', textColor: '', description: null });
const coupon = (id: string): Coupon => ({ id, label: '10 baht', name: 'Free 10', amount: satang(1000) });
const before = { coins: 3, couponIds: ['old'] };

describe('the slice that an answer names', () => {
  const slices = [slice('A'), slice('B'), slice('TWICE'), slice('TWICE')];
  it.each([
    ['A', 0],
    ['B', 1],
    ['TWICE', null],
    ['NONE', null],
    [null, null],
  ])('of %j is %j (S1) [3.22]', (code, index) => expect(sliceIndexOf(slices, code)).toBe(index));
});

describe('the result of a spin', () => {
  it('is the new coupon', () => {
    const won = { ...coupon('new'), label: 'Ten' };
    expect(prizeOf({ code: 'A', label: 'Ten', coins: 2 }, before, [won, coupon('old')])).toEqual({
      kind: 'coupon',
      label: 'Ten',
      coupon: won,
    });
  });

  it('is the coupon of its slice, where another has come meanwhile', () => {
    const won = { ...coupon('won'), label: 'Ten' };
    const spun = { code: 'A', label: 'Ten', coins: 2 };
    expect(prizeOf(spun, before, [coupon('gift'), won])).toMatchObject({ coupon: won });
  });

  it('is not a coupon of another slice, which came meanwhile as a gift', () => {
    const spun = { code: 'A', label: 'Thanks', coins: 2 };
    expect(prizeOf(spun, before, [coupon('gift')])).toEqual({ kind: 'unknown', label: 'Thanks' });
    expect(prizeOf({ ...spun, coins: 4 }, before, [coupon('gift')])).toMatchObject({ kind: 'coins' });
  });

  it('is unknown if no answer named the slice and several coupons are new', () => {
    const spun = { code: null, label: '', coins: 2 };
    expect(prizeOf(spun, before, [coupon('one'), coupon('two')])).toEqual({ kind: 'unknown', label: '' });
    expect(prizeOf(spun, before, [coupon('one')])).toMatchObject({ kind: 'coupon', label: '10 baht' });
    expect(prizeOf(spun, before, null)).toEqual({ kind: 'unknown', label: '' });
  });

  it('is coins if more are left than a spin leaves', () => {
    expect(prizeOf({ code: 'A', label: '2 coins', coins: 4 }, before, [])).toEqual({
      kind: 'coins',
      label: '2 coins',
      count: 2,
    });
  });

  it('is nothing without coins or coupons, and unknown if coupons cannot be read', () => {
    const spun = { code: 'A', label: 'Thanks', coins: 2 };
    expect(prizeOf(spun, before, [coupon('old')])).toBeNull();
    expect(prizeOf(spun, before, null)).toEqual({ kind: 'unknown', label: 'Thanks' });
  });
});

describe('a spin with a lost answer', () => {
  it('took place if a coin is spent, and won the only new coupon', () => {
    const spun = (coupons: Coupon[]) => spunBetween(before, { coins: 2, coupons });
    expect(spun([coupon('old')])).toEqual({ code: null, label: '', coins: 2 });
    expect(spun([coupon('new'), coupon('old')])).toMatchObject({ label: '10 baht' });
    expect(spun([coupon('new'), coupon('gift'), coupon('old')])).toMatchObject({ label: '' });
  });
  it.each([
    ['a new coupon and no coin spent: a gift', 3, ['old', 'gift']],
    ['more coins: a gift, or a spin that won them', 5, ['old']],
    ['more coins and a new coupon', 4, ['old', 'new']],
    ['two coins spent: another spin, elsewhere', 1, ['old', 'new']],
  ])('is not proven by %s', (_change, coins, ids) => {
    expect(() => spunBetween(before, { coins, coupons: ids.map(coupon) })).toThrow(OutcomeUnproven);
  });
  it('did not if nothing has changed', () =>
    expect(spunBetween(before, { coins: 3, coupons: [coupon('old')] })).toBeNull());
});

it('there are three coupons per page [2.80] [9.27]', () => {
  const coupons = ['1', '2', '3', '4'].map(coupon);
  expect(pagesOf(coupons)).toBe(2);
  expect(couponsOnPage(coupons, 1)).toHaveLength(3);
  expect(couponsOnPage(coupons, 2).map(({ id }) => id)).toEqual(['4']);
  expect(pagesOf([])).toBe(1);
});

it('a coupon lights more lanterns than coins, and coins more than an unknown prize (S4)', () => {
  expect(lanternsFor({ kind: 'coupon', label: '', coupon: coupon('c') })).toBe(7);
  expect(lanternsFor({ kind: 'coins', label: '', count: 1 })).toBe(3);
  expect(lanternsFor({ kind: 'unknown', label: '' })).toBe(1);
});
