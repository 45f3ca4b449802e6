import { describe, expect, it } from 'vitest';
import { readDone } from './read-done.ts';

const read = (reply: object) => readDone(reply as never);

describe('a call that only confirms', () => {
  it.each([
    'SUCCESS',
    'OK',
    'BONUS_CLEAR',
    'REFUND_SUCCESS',
    'INVITE_BONUS_SUCCESS',
    'OTP_CODE_VALID',
    'OTP_VERIFIED',
  ])('is done with the code %s [7.12] [7.33] [8.03] [8.05] [8.06] [8.07] [8.10]', (message) =>
    expect(read({ message })).toBe(true),
  );

  it.each(['Success', 'แก้ไขแล้ว'])('is done with the text %j [7.33]', (message) =>
    expect(read({ message })).toBe(true),
  );

  it.each([
    { message: 'NO_DATA' },
    { message: 'OTP_CODE_INVALID' },
    { message: 'BONUS_REMAINING' },
    { message: ' ' },
    { message: 7 },
    { message: 'SUCCESS', success: false },
    {},
    null,
  ])('is not proved by %j (W1) [7.04] [7.07] [7.08]', (reply) =>
    expect(() => read(reply as object)).toThrow('no success'),
  );
});
