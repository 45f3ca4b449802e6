import { describe, expect, it } from 'vitest';
import { readRefundCheck } from './refund-check.ts';

const WIRE = {
  result: true,
  bonus: false,
  info: '<p>5 %</p>',
  refundAmount: 25.5,
  refundSuccess: 3,
  refundFail: 2,
};

describe('the refund check', () => {
  it('is read with its result, bonus, info and figures [2.56] [3.14] [7.28]', () => {
    expect(readRefundCheck(WIRE)).toEqual({
      isAvailable: true,
      hasBonus: false,
      info: '<p>5 %</p>',
      amount: 2_550,
      success: 3,
      fail: 2,
    });
  });

  it('says that there is no refund, and that a bonus is held [2.57] [2.58] [3.14]', () => {
    expect(readRefundCheck({ ...WIRE, result: false, bonus: true })).toMatchObject({
      isAvailable: false,
      hasBonus: true,
    });
  });

  it.each([{ result: 'true' }, { result: null }, { bonus: 0 }, { bonus: undefined }])(
    'that does not say both is refused: %j [3.14]',
    (change) => expect(() => readRefundCheck({ ...WIRE, ...change } as never)).toThrow(TypeError),
  );
});
