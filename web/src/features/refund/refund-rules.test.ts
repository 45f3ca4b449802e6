import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { hasReceived, isRefundReading, type RefundReading } from './refund-rules.ts';

const before: RefundReading = {
  amount: satang(2_500),
  success: 3,
  total: 3,
  newest: satang(100),
  newestAt: 1_000,
};
const nothing: RefundReading = { amount: null, success: null, total: null, newest: null, newestAt: null };
const uncounted: RefundReading = { ...nothing, newest: satang(2_400), newestAt: 2_000 };

describe('a refund’s state from check and log (W1)', () => {
  it.each([
    ['the log has grown', before, { ...before, total: 4, newest: satang(2_400) }, { amount: 2_400 }],
    ['the log alone', before, { ...nothing, total: 4, newest: satang(2_400) }, { amount: 2_400 }],
    ['one more was received', before, { ...before, success: 4 }, { amount: 2_500 }],
    ['the check alone', before, { ...nothing, success: 4 }, { amount: 2_500 }],
    ['the check where the log is old', before, { ...before, success: 4, newest: null }, { amount: 2_500 }],
    [
      'a newer row of a log that is not counted',
      { ...uncounted, newestAt: 1_000 },
      uncounted,
      { amount: 2_400 },
    ],
    ['nothing is new', before, before, null],
    ['nothing is new on a log that is not counted', uncounted, uncounted, null],
    ['the amount alone has changed', before, { ...before, amount: satang(0) }, null],
    ['less than before', before, { ...before, success: 2, total: 2 }, null],
    ['an unknown amount', { ...before, amount: null }, { ...before, success: 4 }, { amount: null }],
  ] as const)('%s', (_name, was, now, expected) => {
    expect(hasReceived(was, now)).toEqual(expected);
  });

  it.each([
    ['nothing could be read', before, nothing],
    [
      'only what was not read before',
      { ...uncounted, newestAt: null, success: 3 },
      { ...before, success: null },
    ],
  ] as const)('decides nothing where %s', (_name, was, now) => {
    expect(() => hasReceived(was, now)).toThrow('nothing to compare');
  });

  it.each([null, 'x', {}, nothing, { ...before, total: 'x' }, { ...before, success: undefined }])(
    'is not taken back from %j',
    (saved) => {
      expect(isRefundReading(saved)).toBe(false);
      expect(isRefundReading(before)).toBe(true);
      expect(isRefundReading({ ...nothing, total: 0 })).toBe(true);
      expect(isRefundReading(uncounted)).toBe(true);
    },
  );
});
