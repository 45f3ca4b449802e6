/** The error catalogue: every code that a server may send in `message`. [8.01] */
export const errorCodes = [
  // Auth [8.02]
  'UNAUTHORIZED',
  'EXPIRED_AUTH_TOKEN',
  'INVALID_USER_1',
  'INVALID_USER_2',
  'INVALID_USER_3',
  'INVALID_USER_4',
  'INVALID_IP',
  'NO_USER',
  'WRONG_PASSWORD',
  'WRONG_CREDENTIAL',
  'INACTIVE_USER',
  'LOGIN_FAIL',
  'REQUEST_LIMIT',
  'REQUEST_LIMIT_1MIN',
  'KEY_MISSING',
  'KEY_INVALID',
  // OTP [8.03]
  'OTP_BLOCK',
  'OTP_TOKEN_INVALID',
  'OTP_NOT_EXIST',
  'OTP_VERIFIED',
  'OTP_EXPIRED',
  'OTP_CODE_INVALID',
  'OTP_CODE_VALID',
  'UNVERIFIED_OTP',
  'OTP_SEND_FAIL',
  'OTP_VERIFY_FAIL',
  // Registration [8.04]
  'EXISTING_USER',
  'EXISTING_BANK',
  'INVALID_USER_INFO',
  'INVALID_BANK',
  'BANK_ACCOUNT_NAME_ENG',
  'REGISTER_FAIL',
  'GAME_ACTIVATION_FAIL',
  'PHONE_NUMBER_REQUIRE_10_DIGIT',
  // Bonus and promotion [8.05]
  'BONUS_REMAINING',
  'BONUS_ALREADY_ACTIVE',
  'BONUS_MAX_CLAIMED',
  'BONUS_CONDITION',
  'BONUS_CLEAR',
  'BONUS_FULL',
  'NO_PROMOTION',
  'PROMOTION_RECEIVED',
  // Invite [8.06]
  'INVITE_COLLECT',
  'INVITE_INACTIVE',
  'NO_INVITE_BONUS',
  'NO_INVITEE_PLAY_INFO',
  'INVITE_BONUS_SUCCESS',
  'INVITE_BONUS_FAIL',
  // Refund [8.07]
  'NO_REFUND',
  'REFUND_CONDITION',
  'REFUND_SUCCESS',
  'REFUND_INACTIVE',
  'REFUND_MINIMUM',
  // Wallet, transfer and game [8.08]
  'NO_BANK',
  'NO_WALLET',
  'SLOT_ALREADY_ACTIVE',
  'SLOT_ACTIVATE_FAIL',
  'SLOT_NO_ACCOUNT',
  'SLOT_RESET_PASSWORD_FAIL',
  'TRANSFER_MINIMUM',
  'NO_GAME',
  'MONEY_NOT_ENOUGH',
  'TRANSFER_FAIL',
  'QR_FAIL',
  'NOT_AREASLOT',
  'NOT_UFABET',
  // Slip upload [8.09]
  'SLIP_UPLOAD_FAIL',
  'SLIP_NO_FILE',
  'SLIP_INVALID_FILE',
  'TRUELINK_DUPLICATE',
  'TRUELINK_INVALID',
  // General [8.10]
  'INTERNAL_SERVER_ERROR',
  'NO_DATA',
  'OK',
  'SUCCESS',
  // Spin coupon [8.11]; BONUS_REMAINING is listed above
  'NO_CLAIMABLE_COUPON',
  'INVALID_PRIZE_CODE',
  'INVALID_CODE',
  'INVALID_COUPON_TYPE',
  'COUPON_EXPIRED',
] as const;

/** A code that the app translates; a server may send others, which show as raw text. [7.01] */
export type ErrorCode = (typeof errorCodes)[number];

/** The message that any call may send when the service has ended. [7.01] */
export const GONE = 'gone';
