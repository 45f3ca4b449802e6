import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import {
  commonRefusals,
  type Endpoint,
  type EndpointKey,
  endpoints,
  type ErrorCode,
  GONE,
  PageRequest,
} from '../index.ts';

/** The codes of each call, listed a second time: for a path or body outside its schema, and of its rules. */
const REFUSALS: readonly [call: string, badInput: ErrorCode, refuses: string][] = [
  [
    'POST /api/login [7.09] [8.02]',
    'WRONG_CREDENTIAL',
    'WRONG_CREDENTIAL NO_USER WRONG_PASSWORD INACTIVE_USER LOGIN_FAIL REQUEST_LIMIT_1MIN',
  ],
  [
    'POST /api/account/validate [7.03] [8.03] [8.04] [8.11]',
    'INVALID_USER_INFO',
    'EXISTING_USER EXISTING_BANK INVALID_USER_INFO INVALID_BANK BANK_ACCOUNT_NAME_ENG PHONE_NUMBER_REQUIRE_10_DIGIT UNVERIFIED_OTP INVALID_CODE',
  ],
  [
    'POST /api/account [7.04] [8.03] [8.04] [8.11]',
    'INVALID_USER_INFO',
    'EXISTING_USER EXISTING_BANK INVALID_USER_INFO INVALID_BANK BANK_ACCOUNT_NAME_ENG PHONE_NUMBER_REQUIRE_10_DIGIT UNVERIFIED_OTP INVALID_CODE REGISTER_FAIL GAME_ACTIVATION_FAIL',
  ],
  [
    'PUT /api/account/profile [7.06] [8.04]',
    'INVALID_USER_INFO',
    'INVALID_USER_INFO INVALID_BANK EXISTING_BANK BANK_ACCOUNT_NAME_ENG',
  ],
  [
    'PUT /api/account/bankAccountName [7.07] [8.04]',
    'BANK_ACCOUNT_NAME_ENG',
    'INVALID_BANK BANK_ACCOUNT_NAME_ENG',
  ],
  [
    'PUT /api/account/changepwd [7.08] [8.02] [8.04]',
    'INVALID_USER_INFO',
    'WRONG_PASSWORD INVALID_USER_INFO REQUEST_LIMIT_1MIN',
  ],
  [
    'POST /api/otp/send [7.11] [8.02] [8.03] [8.04]',
    'PHONE_NUMBER_REQUIRE_10_DIGIT',
    'PHONE_NUMBER_REQUIRE_10_DIGIT EXISTING_USER OTP_BLOCK OTP_SEND_FAIL REQUEST_LIMIT_1MIN',
  ],
  [
    'POST /api/otp/verify [7.12] [8.03]',
    'OTP_CODE_INVALID',
    'OTP_TOKEN_INVALID OTP_NOT_EXIST OTP_VERIFIED OTP_EXPIRED OTP_CODE_INVALID OTP_BLOCK OTP_VERIFY_FAIL',
  ],
  ['GET /api/wallet [7.13] [8.08]', 'NO_DATA', 'NO_WALLET'],
  [
    'GET /api/wallet/activate/{slotCode} [7.15] [8.08]',
    'NO_GAME',
    'NO_GAME SLOT_ALREADY_ACTIVE SLOT_ACTIVATE_FAIL',
  ],
  [
    'GET /api/wallet/account/{slotCode} [7.16] [8.08]',
    'NO_GAME',
    'NO_GAME SLOT_NO_ACCOUNT NOT_AREASLOT NOT_UFABET',
  ],
  [
    'GET /api/wallet/resetpassword/{slotCode} [7.17] [8.08]',
    'NO_GAME',
    'NO_GAME SLOT_NO_ACCOUNT SLOT_RESET_PASSWORD_FAIL NOT_AREASLOT NOT_UFABET',
  ],
  [
    'POST /api/wallet/add [7.18] [8.06] [8.08]',
    'TRANSFER_MINIMUM',
    'NO_WALLET NO_INVITE_BONUS INVITE_INACTIVE TRANSFER_MINIMUM',
  ],
  [
    'POST /api/wallet/transfer [7.19] [8.08]',
    'TRANSFER_FAIL',
    'NO_WALLET NO_GAME SLOT_NO_ACCOUNT TRANSFER_MINIMUM MONEY_NOT_ENOUGH TRANSFER_FAIL',
  ],
  [
    'POST /api/wallet/transferAll [7.20] [8.08]',
    'TRANSFER_FAIL',
    'NO_WALLET NO_GAME SLOT_NO_ACCOUNT MONEY_NOT_ENOUGH TRANSFER_FAIL',
  ],
  [
    'POST /api/wallet/withdraw [7.21] [8.05] [8.08]',
    'TRANSFER_MINIMUM',
    'NO_WALLET NO_BANK TRANSFER_MINIMUM MONEY_NOT_ENOUGH BONUS_CONDITION',
  ],
  [
    'POST /api/wallet/withdrawAll [7.22] [8.05] [8.08]',
    'TRANSFER_MINIMUM',
    'NO_WALLET NO_BANK TRANSFER_MINIMUM MONEY_NOT_ENOUGH BONUS_CONDITION TRANSFER_FAIL',
  ],
  [
    'POST /api/wallet/slip [7.23] [8.09]',
    'SLIP_UPLOAD_FAIL',
    'SLIP_UPLOAD_FAIL SLIP_NO_FILE SLIP_INVALID_FILE',
  ],
  [
    'POST /api/wallet/truelink [7.24] [8.08] [8.09]',
    'TRUELINK_INVALID',
    'NO_WALLET TRUELINK_INVALID TRUELINK_DUPLICATE',
  ],
  ['GET /api/qrcode/{bankCode} [7.45] [8.08]', 'NO_BANK', 'NO_BANK'],
  ['POST /api/qrcode/{bankCode} [7.46] [8.08]', 'QR_FAIL', 'NO_BANK QR_FAIL'],
  ['DELETE /api/qrcode/{qrcodeId} [7.47] [8.10]', 'NO_DATA', 'NO_DATA'],
  ['GET /api/statement/slip/reference/{reference} [7.39] [8.10]', 'NO_DATA', 'NO_DATA'],
  [
    'GET /api/invite/bonus [7.26] [8.06]',
    'NO_DATA',
    'INVITE_COLLECT INVITE_INACTIVE NO_INVITE_BONUS NO_INVITEE_PLAY_INFO INVITE_BONUS_FAIL',
  ],
  [
    'GET /api/refund/receive [7.28] [8.05] [8.07]',
    'NO_DATA',
    'NO_REFUND REFUND_CONDITION REFUND_INACTIVE REFUND_MINIMUM BONUS_REMAINING',
  ],
  [
    'GET /api/refund/addWallet [7.28] [8.05] [8.07]',
    'NO_DATA',
    'NO_REFUND REFUND_CONDITION REFUND_INACTIVE REFUND_MINIMUM BONUS_REMAINING',
  ],
  [
    'GET /api/bonus/activate/{code} [7.30] [8.05] [8.10]',
    'NO_DATA',
    'NO_DATA BONUS_ALREADY_ACTIVE BONUS_MAX_CLAIMED BONUS_CONDITION BONUS_FULL BONUS_REMAINING',
  ],
  ['GET /api/bonus/clear [7.33] [8.05] [8.10]', 'NO_DATA', 'NO_DATA BONUS_CONDITION'],
  ['GET /api/promotion/find/{code} [7.35] [8.05]', 'NO_PROMOTION', 'NO_PROMOTION'],
  [
    'GET /api/promotion/activate/{code} [7.36] [8.05]',
    'NO_PROMOTION',
    'NO_PROMOTION PROMOTION_RECEIVED BONUS_ALREADY_ACTIVE BONUS_CONDITION BONUS_REMAINING',
  ],
  ['GET /api/spinwheel/setup [7.41] [8.10]', 'NO_DATA', 'NO_DATA'],
  ['POST /api/spinwheel/coupon/claim [7.44] [8.11]', 'INVALID_CODE', ''],
  [
    'GET /api/autoLogin/pg/{username} [7.48] [8.02] [8.08]',
    'SLOT_NO_ACCOUNT',
    'SLOT_NO_ACCOUNT WRONG_CREDENTIAL',
  ],
  [
    'GET /api/autoLogin/betflix/{username} [7.48] [8.02] [8.08]',
    'SLOT_NO_ACCOUNT',
    'SLOT_NO_ACCOUNT WRONG_CREDENTIAL',
  ],
  [
    'GET /api/autoLogin/areaslot/{username} [7.48] [8.02] [8.08]',
    'SLOT_NO_ACCOUNT',
    'SLOT_NO_ACCOUNT WRONG_CREDENTIAL NOT_AREASLOT',
  ],
  [
    'GET /api/autoLogin/joker2/{username} [7.48] [8.02] [8.08]',
    'SLOT_NO_ACCOUNT',
    'SLOT_NO_ACCOUNT WRONG_CREDENTIAL',
  ],
  [
    'GET /api/autoLogin/huayhd/{username} [7.48] [8.02] [8.08]',
    'SLOT_NO_ACCOUNT',
    'SLOT_NO_ACCOUNT WRONG_CREDENTIAL',
  ],
  [
    'GET /api/autoLogin/askmebet/{username}/{password} [7.49] [8.02] [8.08]',
    'SLOT_NO_ACCOUNT',
    'SLOT_NO_ACCOUNT WRONG_CREDENTIAL',
  ],
  [
    'GET /api/autoLogin/imi/{username}/{password} [7.49] [8.02] [8.08]',
    'SLOT_NO_ACCOUNT',
    'SLOT_NO_ACCOUNT WRONG_CREDENTIAL',
  ],
  [
    'GET /api/autoLogin/usun/{username}/{password} [7.49] [8.02] [8.08]',
    'SLOT_NO_ACCOUNT',
    'SLOT_NO_ACCOUNT WRONG_CREDENTIAL',
  ],
  [
    'GET /api/autoLogin/circus/{username}/{password} [7.49] [8.02] [8.08]',
    'SLOT_NO_ACCOUNT',
    'SLOT_NO_ACCOUNT WRONG_CREDENTIAL',
  ],
  [
    'GET /api/autoLogin/slotracha/{username}/{password} [7.49] [8.02] [8.08]',
    'SLOT_NO_ACCOUNT',
    'SLOT_NO_ACCOUNT WRONG_CREDENTIAL',
  ],
  [
    'GET /api/autoLogin/pgslot/{username}/{password} [7.49] [8.02] [8.08]',
    'SLOT_NO_ACCOUNT',
    'SLOT_NO_ACCOUNT WRONG_CREDENTIAL',
  ],
  ['POST /api/chat/send-message [7.52] [8.02]', 'NO_DATA', 'NO_USER'],
  ['POST /api/chat/history [7.53] [8.02]', 'NO_DATA', 'NO_USER'],
  [
    'POST /api/chat/upload-image [7.54] [8.09]',
    'SLIP_UPLOAD_FAIL',
    'SLIP_UPLOAD_FAIL SLIP_NO_FILE SLIP_INVALID_FILE',
  ],
  [
    'POST /api/chat/upload-video [7.54] [8.09]',
    'SLIP_UPLOAD_FAIL',
    'SLIP_UPLOAD_FAIL SLIP_NO_FILE SLIP_INVALID_FILE',
  ],
  ['PUT /api/chat/read-customer/ [7.55] [8.02]', 'NO_DATA', 'NO_USER'],
];

const MB = 1024 * 1024;
const UPLOADS: readonly [call: string, types: string[], maxBytes: number][] = [
  ['POST /api/wallet/slip [2.49] [7.23] [8.09]', ['image/png', 'image/jpeg'], 10 * MB],
  [
    'POST /api/chat/upload-image [5.30] [5.31] [7.54] [9.04]',
    ['image/png', 'image/jpeg', 'image/gif'],
    10 * MB,
  ],
  ['POST /api/chat/upload-video [5.30] [5.31] [7.54] [9.04]', ['video/mp4', 'video/quicktime'], 20 * MB],
];

const callOf = (title: string): Endpoint => endpoints[title.slice(0, title.indexOf(' [')) as EndpointKey];

describe('a refusal', () => {
  it.each(REFUSALS)('has the codes of the call: %s', (title, badInput, refuses) => {
    const call = callOf(title);
    expect(call.badInput).toBe(badInput);
    expect(call.refuses.join(' ')).toBe(refuses);
  });

  it('has NO_DATA for bad input, and no other code, of every other call [8.10]', () => {
    const listed = REFUSALS.map(([title]) => callOf(title));
    const others = Object.values<Endpoint>(endpoints).filter((call) => !listed.includes(call));
    expect(others).toHaveLength(Object.keys(endpoints).length - REFUSALS.length);
    for (const { badInput, refuses } of others) expect([badInput, ...refuses]).toEqual(['NO_DATA']);
  });

  it('of any call may be for its marker, address, rate or a failure, and of a member’s for the token [4.02] [6.03] [7.01] [8.02]', () => {
    expect(commonRefusals).toEqual({
      any: ['KEY_MISSING', 'KEY_INVALID', 'INVALID_IP', 'REQUEST_LIMIT', 'INTERNAL_SERVER_ERROR'],
      member: [
        'UNAUTHORIZED',
        'EXPIRED_AUTH_TOKEN',
        ...[1, 2, 3, 4].map((number) => `INVALID_USER_${number}`),
        'INACTIVE_USER',
      ],
    });
    expect(GONE).toBe('gone');
  });
});

describe('an upload', () => {
  it.each(UPLOADS)('takes only its types and sizes, in the field "file": %s', (title, types, maxBytes) => {
    expect(callOf(title).upload).toEqual({
      field: 'file',
      types,
      maxBytes,
      noFile: 'SLIP_NO_FILE',
      invalidFile: 'SLIP_INVALID_FILE',
    });
  });
});

describe('a page of a list', () => {
  it.each([
    [1, 10, true],
    [2, 100, true],
    [1, 1, true],
    [0, 10, false],
    [1, 0, false],
    [1, 101, false],
    [1.5, 10, false],
  ])(
    '%s of %s rows may be asked for: %s [2.77] [7.25] [7.27] [7.37] [7.38] [9.25]',
    (page, limit, isTaken) => {
      expect(Check(PageRequest, { page, limit })).toBe(isTaken);
    },
  );

  it.each([
    [10, 0, true],
    [100, 10, true],
    [0, 0, false],
    [101, 0, false],
    [10, -1, false],
  ])('of the chat’s history, %s after %s, may be asked for: %s [7.53] [9.05]', (limit, skip, isTaken) => {
    const { body } = endpoints['POST /api/chat/history'];
    expect(body && Check(body, { userId: null, guestId: 'g', limit, skip })).toBe(isTaken);
  });
});
