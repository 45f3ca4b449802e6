import { toAsciiDigits } from './phone.ts';

/** Banks that pay only to a name in Latin letters. [5.05] [9.15] */
export const ENGLISH_NAME_BANKS = ['KTB', 'TMB', 'BBL'] as const;

/** Whether the bank is one of `ENGLISH_NAME_BANKS`. [5.05] */
export function needsEnglishName(bankCode: string): boolean {
  return (ENGLISH_NAME_BANKS as readonly string[]).includes(bankCode);
}

/** Whether a name has only Latin letters and spaces, and at least one letter. [5.05] [5.22] */
export function isEnglishName(name: string): boolean {
  return /^ *[A-Za-z][A-Za-z ]*$/.test(name);
}

/** Number of digits of an account number. The spec shows no length; this range fits every listed bank. [5.04] */
export const ACCOUNT_NO_DIGITS = { least: 6, most: 20 } as const;

const ACCOUNT_NO = new RegExp(`^\\d{${ACCOUNT_NO_DIGITS.least},${ACCOUNT_NO_DIGITS.most}}$`);

/** Expects a normalised number. [5.04] */
export function isAccountNo(accountNo: string): boolean {
  return ACCOUNT_NO.test(accountNo);
}

/** The API's format: digits of other scripts become ASCII; spaces, invisible marks, dots and dashes are removed. */
export function normaliseAccountNo(text: string): string {
  return toAsciiDigits(text).replace(/[\s\p{Cf}\p{Pd}.]/gu, '');
}

/** `xxx-xxx-rest` for exactly ten digits; other numbers are unchanged. [2.65] [9.33] */
export function shownAccountNo(accountNo: string): string {
  return /^\d{10}$/.test(accountNo)
    ? `${accountNo.slice(0, 3)}-${accountNo.slice(3, 6)}-${accountNo.slice(6)}`
    : accountNo;
}
