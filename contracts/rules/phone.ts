export type Edition = 'thai' | 'laos';

/** Digits in a Thai phone number. [9.14] */
export const THAI_PHONE_DIGITS = 10;

const THAI_ZERO = 0x0e50;
const LAO_ZERO = 0x0ed0;

/** Thai and Lao digits become the digits 0 to 9; every other character stays. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[๐-๙໐-໙]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= LAO_ZERO ? LAO_ZERO : THAI_ZERO));
  });
}

/**
 * A phone number as the API wants it: digits only. Understands Thai and Lao digits, spaces, dashes, dots,
 * parentheses and the country codes +66 and +856. Text that is no phone number comes back without its separators,
 * so that the caller's check can refuse it.
 */
export function normalisePhone(text: string): string {
  const bare = toAsciiDigits(text).replace(/[\s\u200b-\u200f\u202a-\u202e().-]/g, '');
  return bare.replace(/^(?:\+|00)(?:66|856)0?(?=\d)/, '0');
}

/** Thai numbers have exactly ten digits; the Laos edition checks only that there are digits. [5.02] */
export function isPhone(phone: string, edition: Edition): boolean {
  return isPhoneDigits(phone) && (edition !== 'thai' || phone.length === THAI_PHONE_DIGITS);
}

/** Whether a normalised number is digits only; all that a login asks, since members of both editions may sign in. */
export function isPhoneDigits(phone: string): boolean {
  return /^\d{1,20}$/.test(phone);
}
