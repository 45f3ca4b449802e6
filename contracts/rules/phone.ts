/** The two editions; each has its default language and its phone numbers. [1.20] */
export type Edition = 'thai' | 'laos';

export const THAI_PHONE_DIGITS = 10;

/** Digits whose last hexadecimal digit is their value: Thai, Lao, Myanmar, Khmer and full-width ones of East Asian keyboards. */
const DIGITS = /[๐-๙໐-໙၀-၉០-៩０-９]/g;

/** Replaces the digits of other scripts by 0–9, and leaves the rest. */
export function toAsciiDigits(text: string): string {
  return text.replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 15));
}

/**
 * Converts a phone number to the API's format: digits only. Accepts digits of other scripts, spaces, dashes and invisible marks
 * (of a document too), dots, parentheses and the country codes +66 and +856. Text that is not a phone number is returned without
 * its separators, so that the caller's check refuses it.
 */
export function normalisePhone(text: string): string {
  const bare = toAsciiDigits(text).replace(/[\s\p{Cf}\p{Pd}().]/gu, '');
  return bare.replace(/^(?:\+|00)(?:66|856)0?(?=\d)/, '0');
}

/** Thai numbers have exactly ten digits; the Laos edition requires only digits. [5.02] */
export function isPhone(phone: string, edition: Edition): boolean {
  return isPhoneDigits(phone) && (edition !== 'thai' || phone.length === THAI_PHONE_DIGITS);
}

/** Login checks no more than this, because members of both editions may sign in. */
export function isPhoneDigits(phone: string): boolean {
  return /^\d{1,20}$/.test(phone);
}

/**
 * In the groups in which members say a number: 081 234 5678 in Thailand, 020 5551 2345 in Laos. The spaces do not break;
 * other numbers are unchanged.
 */
export function shownPhone(phone: string): string {
  const groups = /^(0\d\d)(\d{3})(\d{4})$/.exec(phone) ?? /^(020)(\d{4})(\d{4})$/.exec(phone);
  return groups ? groups.slice(1).join('\u00a0') : phone;
}
