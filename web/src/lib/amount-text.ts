import { plainAmountText, type Satang, satangFromPlainText, toAsciiDigits } from 'contracts/rules';

/** A true minus sign, as wide as a plus, so that columns of signed figures align. */
export const MINUS = '\u2212';

/** White space, invisible marks and the signs of baht and kip; they do not change the amount. */
const SILENT = /[\s\p{Cf}฿₭]/gu;
const PLAIN = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

export type AmountReading =
  | { ok: true; satang: Satang }
  | { ok: false; reason: 'empty' | 'not-a-number' | 'too-precise' | 'too-large' };

export function bareAmountText(text: string): string {
  return toAsciiDigits(text).replace(SILENT, '');
}

/**
 * Reads typed or pasted baht: "1,234.5", "๑๒๓", "฿ 500". Accepts commas only as thousands separators: "1,50" is ambiguous (1.50
 * or 150). Refuses a third decimal, even a zero, for the same reason ("1.500").
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

/** Puts commas between thousands: `1234.5` becomes `1,234.5`. */
export function groupDigits(plain: string): string {
  const [whole = '', ...fraction] = plain.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}

/** Shown for a figure that is missing or unreadable. [5.33] */
export const NO_FIGURE = '-';

/**
 * "1,000.00", with a true minus below zero; "-" for an unknown amount. `decimals: 0` drops the fraction of whole amounts only;
 * only preset chips use it. [5.33]
 */
export function formatAmount(amount: Satang | null, { decimals = 2 }: { decimals?: 2 | 0 } = {}): string {
  if (amount === null) return NO_FIGURE;
  const text = groupDigits(plainAmountText(amount)).replace('-', MINUS);
  return decimals === 0 ? text.replace('.00', '') : text;
}
