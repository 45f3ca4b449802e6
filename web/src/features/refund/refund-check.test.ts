import { describe, expect, it } from 'vitest';
import { readRefundCheck } from './refund-check.ts';
import { hasReceived } from './refund-rules.ts';

const WIRE = {
  result: true,
  bonus: false,
  info: '<p>5 %</p>',
  refundAmount: 25.5,
  refundSuccess: 3,
  refundFail: 2,
};

describe('the refund check', () => {
  it('is read with its result, bonus, info and figures [2.56] [3.14] [4.06] [7.28]', () => {
    expect(readRefundCheck(WIRE)).toEqual({
      isAvailable: true,
      hasBonus: false,
      info: '<p>5 %</p>',
      amount: 2_550,
      success: 3,
      fail: 2,
    });
  });

  it('says that there is no refund, and that a bonus is held [2.57] [2.58] [3.14] [4.06]', () => {
    expect(readRefundCheck({ ...WIRE, result: false, bonus: true })).toMatchObject({
      isAvailable: false,
      hasBonus: true,
    });
  });

  it.each([{ result: 'true' }, { result: null }, { bonus: 0 }, { bonus: undefined }])(
    'that does not say both is refused: %j [3.14]',
    (change) => expect(() => readRefundCheck({ ...WIRE, ...change } as never)).toThrow(TypeError),
  );

  it.each([null, '25', -1, 1e21])('has no amount where it is %j [2.56] [3.14] [5.33]', (amount) => {
    expect(readRefundCheck({ ...WIRE, refundAmount: amount } as never).amount).toBeNull();
    expect(readRefundCheck({ ...WIRE, refundAmount: 0 }).amount).toBe(0);
  });

  it.each([null, undefined, '3', -1, 1.5, 1e21])(
    'has no number of refunds where it is %j, which proves no receipt (W1) [2.56] [3.14] [5.33]',
    (count) => {
      const read = readRefundCheck({ ...WIRE, refundSuccess: count, refundFail: count } as never);
      expect([read.success, read.fail]).toEqual([null, null]);
      const log = { amount: read.amount, total: 5, newest: read.amount, newestAt: null };
      expect(hasReceived({ ...log, success: read.success }, { ...log, success: 5 })).toBeNull();
    },
  );
});
