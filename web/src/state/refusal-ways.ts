import type { ErrorCode } from 'contracts';

/** What a member can do about a refusal. */
export type RefusalWay =
  'deposit' | 'bonus' | 'contact' | 'profile' | 'wait' | 'amount' | 'place' | 'retry' | 'reload';

/**
 * Every code with which money may be blocked, and the way out of it (W3). Those that end the session lead to the login
 * instead. [4.02] [8.02] [8.05] [8.08]
 */
export const REFUSAL_WAYS = {
  MONEY_NOT_ENOUGH: 'deposit',
  BONUS_REMAINING: 'bonus',
  BONUS_CONDITION: 'bonus',
  NO_BANK: 'profile',
  NO_WALLET: 'contact',
  NO_GAME: 'place',
  SLOT_NO_ACCOUNT: 'place',
  TRANSFER_MINIMUM: 'amount',
  TRANSFER_FAIL: 'retry',
  INACTIVE_USER: 'contact',
  INVALID_IP: 'contact',
  REQUEST_LIMIT: 'wait',
  REQUEST_LIMIT_1MIN: 'wait',
  KEY_MISSING: 'reload',
  KEY_INVALID: 'reload',
  INTERNAL_SERVER_ERROR: 'retry',
} as const satisfies Partial<Record<ErrorCode, RefusalWay>>;

export type BlockingCode = keyof typeof REFUSAL_WAYS;

export function isBlockingCode(code: string): code is BlockingCode {
  return Object.hasOwn(REFUSAL_WAYS, code);
}
