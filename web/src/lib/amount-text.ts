import { plainAmountText, type Satang, satangFromPlainText, toAsciiDigits } from 'contracts/rules';

/** A true minus, as wide as a plus: columns of signed figures line up. */
export const MINUS = '\u2212';

/** White space, invisible marks and the signs of baht and kip: they say nothing about the amount. */
const SILENT = /[\s\u00a0\u200b-\u200f\u202a-\u202e\u2060\ufeff฿₭]/g;
const PLAIN = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

export type AmountReading =
  | { ok: true; satang: Satang }
  | { ok: false; reason: 'empty' | 'not-a-number' | 'too-precise' | 'too-large' };

/** Digits of any script as 0 to 9, without what says nothing about the amount. */
export function bareAmountText(text: string): string {
  return toAsciiDigits(text).replace(SILENT, '');
}

/**
 * Reads what a member typed or pasted as baht: "1,234.5", "๑๒๓", "฿ 500". Commas only where they group thousands: "1,50"
 * is no amount here, for one reader it is 1.50 and for another 150. A third decimal is refused, even a zero, for the
 * same reason ("1.500").
 */
export function parseAmountText(text: string): AmountReading {
  const bare = bareAmountText(text);
  if (bare === '') return { ok: false, reason: 'empty' };
  if (!PLAIN.test(bare) && !GROUPED.test(bare)) return { ok: false, reason: 'not-a-number' };
  const [whole = '', fraction = ''] = bare.replaceAll(',', '').split('.');
  if (fraction.length > 2) return { ok: false, reason: 'too-precise' };
  const amount = satangFromPlainText(`${whole}.${fraction}`);
  return amount === null ? { ok: false, reason: 'too-large' } : { ok: true, satang: amount };
}

/** Commas between the thousands of plain text: "1234.5" becomes "1,234.5". */
export function groupDigits(plain: string): string {
  const [whole = '', ...fraction] = plain.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}

/**
 * "1,000.00", with a true minus below zero; "-" for an amount that is not known. `decimals: 0` drops the fraction of a whole amount and of no other: only
 * preset chips use it. [5.33]
 */
export function formatAmount(amount: Satang | null, { decimals = 2 }: { decimals?: 2 | 0 } = {}): string {
  if (amount === null) return '-';
  const text = groupDigits(plainAmountText(amount)).replace('-', MINUS);
  return decimals === 0 ? text.replace(/\.00$/, '') : text;
}
