import { type ErrorCode, errorCodes } from 'contracts';
import { describe, expect, it } from 'vitest';
import { statuses } from './statuses.ts';

/** The codes by their status, listed a second time. */
const LISTED: readonly [about: string, codes: Record<number, string>][] = [
  [
    'of the login [8.02]',
    {
      401: 'UNAUTHORIZED EXPIRED_AUTH_TOKEN INVALID_USER_1 INVALID_USER_2 INVALID_USER_3 INVALID_USER_4 WRONG_CREDENTIAL',
      403: 'INVALID_IP INACTIVE_USER KEY_MISSING KEY_INVALID',
      404: 'NO_USER',
      422: 'WRONG_PASSWORD',
      429: 'REQUEST_LIMIT REQUEST_LIMIT_1MIN',
      502: 'LOGIN_FAIL',
    },
  ],
  [
    'of one-time codes [8.03]',
    {
      200: 'OTP_VERIFIED OTP_CODE_VALID',
      403: 'UNVERIFIED_OTP',
      404: 'OTP_NOT_EXIST',
      410: 'OTP_EXPIRED',
      422: 'OTP_TOKEN_INVALID OTP_CODE_INVALID',
      429: 'OTP_BLOCK',
      502: 'OTP_SEND_FAIL OTP_VERIFY_FAIL',
    },
  ],
  [
    'of the registration [8.04]',
    {
      409: 'EXISTING_USER EXISTING_BANK',
      422: 'INVALID_USER_INFO INVALID_BANK BANK_ACCOUNT_NAME_ENG PHONE_NUMBER_REQUIRE_10_DIGIT',
      502: 'REGISTER_FAIL GAME_ACTIVATION_FAIL',
    },
  ],
  [
    'of bonuses and promotions [8.05]',
    {
      200: 'BONUS_CLEAR',
      404: 'NO_PROMOTION',
      409: 'BONUS_REMAINING BONUS_ALREADY_ACTIVE BONUS_MAX_CLAIMED BONUS_CONDITION BONUS_FULL PROMOTION_RECEIVED',
    },
  ],
  [
    'of invitations [8.06]',
    {
      200: 'INVITE_BONUS_SUCCESS',
      409: 'INVITE_COLLECT INVITE_INACTIVE NO_INVITE_BONUS NO_INVITEE_PLAY_INFO',
      502: 'INVITE_BONUS_FAIL',
    },
  ],
  [
    'of refunds [8.07]',
    { 200: 'REFUND_SUCCESS', 409: 'NO_REFUND REFUND_CONDITION REFUND_INACTIVE', 422: 'REFUND_MINIMUM' },
  ],
  [
    'of wallet and games [8.08]',
    {
      404: 'NO_BANK NO_WALLET SLOT_NO_ACCOUNT NO_GAME NOT_AREASLOT NOT_UFABET',
      409: 'SLOT_ALREADY_ACTIVE MONEY_NOT_ENOUGH',
      422: 'TRANSFER_MINIMUM QR_FAIL',
      502: 'SLOT_ACTIVATE_FAIL SLOT_RESET_PASSWORD_FAIL TRANSFER_FAIL',
    },
  ],
  [
    'of slips and gift links [8.09]',
    { 409: 'TRUELINK_DUPLICATE', 422: 'SLIP_UPLOAD_FAIL SLIP_NO_FILE SLIP_INVALID_FILE TRUELINK_INVALID' },
  ],
  ['of every call [8.10]', { 200: 'OK SUCCESS', 404: 'NO_DATA', 500: 'INTERNAL_SERVER_ERROR' }],
  [
    'of coupons [8.11]',
    {
      409: 'NO_CLAIMABLE_COUPON',
      410: 'COUPON_EXPIRED',
      422: 'INVALID_PRIZE_CODE INVALID_CODE INVALID_COUPON_TYPE',
    },
  ],
];

describe('the statuses', () => {
  it.each(LISTED)('are those of the codes %s', (_about, codes) => {
    for (const [status, listed] of Object.entries(codes))
      for (const code of listed.split(' '))
        expect([code, statuses[code as ErrorCode]]).toEqual([code, Number(status)]);
  });

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
