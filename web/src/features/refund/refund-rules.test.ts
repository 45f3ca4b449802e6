import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { hasReceived, isRefundReading, type RefundReading } from './refund-rules.ts';

const before: RefundReading = { amount: satang(2_500), success: 3, total: 3, newest: satang(100) };
const nothing: RefundReading = { amount: null, success: null, total: null, newest: null };

describe('a refund’s state from check and log (W1)', () => {
  it.each([
    ['the log has grown', before, { ...before, total: 4, newest: satang(2_400) }, { amount: 2_400 }],
    ['the log alone', before, { ...nothing, total: 4, newest: satang(2_400) }, { amount: 2_400 }],
    ['one more was received', before, { ...before, success: 4 }, { amount: 2_500 }],
    ['the check alone', before, { ...nothing, success: 4 }, { amount: 2_500 }],
    ['the check where the log is old', before, { ...before, success: 4, newest: null }, { amount: 2_500 }],
    ['nothing is new', before, before, null],
    ['the amount alone has changed', before, { ...before, amount: satang(0) }, null],
    ['less than before', before, { ...before, success: 2, total: 2 }, null],
    ['an unknown amount', { ...before, amount: null }, { ...before, success: 4 }, { amount: null }],
  ] as const)('%s', (_name, was, now, expected) => {
    expect(hasReceived(was, now)).toEqual(expected);
  });

  it.each([
    ['nothing could be read', before, nothing],
    ['only what was not read before', { ...before, total: null }, { ...before, success: null }],
  ] as const)('decides nothing where %s', (_name, was, now) => {
    expect(() => hasReceived(was, now)).toThrow('total and success are missing');
  });

  it.each([null, 'x', {}, nothing, { ...before, total: 'x' }, { ...before, success: undefined }])(
    'is not taken back from %j',
    (saved) => {
      expect(isRefundReading(saved)).toBe(false);
      expect(isRefundReading(before)).toBe(true);
      expect(isRefundReading({ ...nothing, total: 0 })).toBe(true);
    },
  );
});
