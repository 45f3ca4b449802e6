import { errorCodes } from 'contracts';
import { describe, expect, it } from 'vitest';
import { statuses } from './statuses.ts';

describe('the statuses', () => {
  it('cover each code of the catalogue and no other [8.01]', () => {
    expect(Object.keys(statuses).sort()).toEqual([...errorCodes].sort());
  });

  it('are 200 for successes and from 400 for refusals [8.01] [8.10]', () => {
    const done = Object.entries(statuses).filter(([, status]) => status === 200);
    expect(done.map(([code]) => code).sort()).toEqual([
      'BONUS_CLEAR',
      'INVITE_BONUS_SUCCESS',
      'OK',
      'OTP_CODE_VALID',
      'OTP_VERIFIED',
      'REFUND_SUCCESS',
      'SUCCESS',
    ]);
    for (const status of Object.values(statuses))
      expect(status === 200 || (status >= 400 && status < 600)).toBe(true);
  });
});
