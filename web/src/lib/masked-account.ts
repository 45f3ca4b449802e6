import { harmlessText } from './outside-text.ts';

const SHOWN = 4;
/** The longest number that the contract allows; a damaged one does not fill the screen. */
const LONGEST = 40;

/** Hides an account number except its last four digits, grouped 3-3-rest when it has ten. [9.33] */
export function maskedAccount(accountNo: string): string {
  const hidden = Math.max(0, Math.min(accountNo.length, LONGEST) - SHOWN);
  const masked = '•'.repeat(hidden) + accountEnding(accountNo);
  return masked.length === 10 ? `${masked.slice(0, 3)}-${masked.slice(3, 6)}-${masked.slice(6)}` : masked;
}

/** The last digits of an account number, which identify it to its owner. */
export function accountEnding(accountNo: string): string {
  return harmlessText(accountNo.slice(-SHOWN));
}
