import type { ErrorCode } from 'contracts';

/** What a member can do about a refusal: open a screen, wait, change an input, or ask support. */
export type NextStep =
  | 'deposit'
  | 'bonus'
  | 'contact'
  | 'profile'
  | 'wait'
  | 'amount'
  | 'account'
  | 'retry'
  | 'reload'
  | 'other-way'
  | 'link'
  | 'picture'
  | 'invite'
  | 'later'
  | 'terms';

/**
 * Every code that can block money, and what to do about it (W3). Codes that end the session lead to the login instead. [4.02]
 * [8.02] [8.05] [8.06] [8.07] [8.08]
 */
export const NEXT_STEPS = {
  MONEY_NOT_ENOUGH: 'deposit',
  BONUS_REMAINING: 'bonus',
  BONUS_CONDITION: 'bonus',
  NO_BANK: 'profile',
  NO_WALLET: 'contact',
  NO_GAME: 'account',
  SLOT_NO_ACCOUNT: 'account',
  TRANSFER_MINIMUM: 'amount',
  TRANSFER_FAIL: 'retry',
  INVITE_COLLECT: 'invite',
  INVITE_INACTIVE: 'later',
  NO_INVITE_BONUS: 'invite',
  NO_INVITEE_PLAY_INFO: 'later',
  INVITE_BONUS_FAIL: 'retry',
  NO_REFUND: 'terms',
  REFUND_CONDITION: 'terms',
  REFUND_INACTIVE: 'later',
  REFUND_MINIMUM: 'terms',
  INACTIVE_USER: 'contact',
  INVALID_IP: 'contact',
  REQUEST_LIMIT: 'wait',
  REQUEST_LIMIT_1MIN: 'wait',
  KEY_MISSING: 'reload',
  KEY_INVALID: 'reload',
  INTERNAL_SERVER_ERROR: 'retry',
} as const satisfies Partial<Record<ErrorCode, NextStep>>;

/** The same for deposits: a QR, a gift link or a slip that was refused (W3). [8.08] [8.09] [8.24] */
export const DEPOSIT_NEXT_STEPS = {
  NO_BANK: 'other-way',
  QR_FAIL: 'amount',
  NO_WALLET: 'contact',
  TRUELINK_INVALID: 'link',
  TRUELINK_DUPLICATE: 'link',
  SLIP_UPLOAD_FAIL: 'retry',
  SLIP_NO_FILE: 'picture',
  SLIP_INVALID_FILE: 'picture',
  INACTIVE_USER: 'contact',
  INVALID_IP: 'contact',
  REQUEST_LIMIT: 'wait',
  REQUEST_LIMIT_1MIN: 'wait',
  KEY_MISSING: 'reload',
  KEY_INVALID: 'reload',
  INTERNAL_SERVER_ERROR: 'retry',
} as const satisfies Partial<Record<ErrorCode, NextStep>>;

export type DepositRefusal = keyof typeof DEPOSIT_NEXT_STEPS;

/** `retry` for a code without its own step. */
export const nextStepOf = (code: string): (typeof NEXT_STEPS)[BlockingCode] =>
  isBlockingCode(code) ? NEXT_STEPS[code] : 'retry';

/** `retry` for a code without its own step. */
export const depositNextStepOf = (code: string): (typeof DEPOSIT_NEXT_STEPS)[DepositRefusal] =>
  isDepositRefusal(code) ? DEPOSIT_NEXT_STEPS[code] : 'retry';

/** Whether the code has a step of its own in `DEPOSIT_NEXT_STEPS`. */
export function isDepositRefusal(code: string): code is DepositRefusal {
  return Object.hasOwn(DEPOSIT_NEXT_STEPS, code);
}

export type BlockingCode = keyof typeof NEXT_STEPS;

/** Whether the code has a step of its own in `NEXT_STEPS`. */
export function isBlockingCode(code: string): code is BlockingCode {
  return Object.hasOwn(NEXT_STEPS, code);
}
