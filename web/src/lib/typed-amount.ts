import type { Satang } from 'contracts/rules';
import { type AmountReading, formatAmount, parseAmountText } from './amount-text.ts';

/** The text of an amount field and its parsed amount. */
export interface TypedAmount {
  /** Plain: digits and at most one point. */
  text: string;
  /** null when the text is not an amount. */
  amount: Satang | null;
  /** Why it is not an amount. */
  reason: Extract<AmountReading, { ok: false }>['reason'] | null;
}

export function readTypedAmount(text: string): TypedAmount {
  const reading = parseAmountText(text);
  return reading.ok
    ? { text, amount: reading.satang, reason: null }
    : { text, amount: null, reason: reading.reason };
}

/** The field's text for a picked amount. */
export function typedText(amount: Satang): string {
  return formatAmount(amount, { decimals: 0 }).replaceAll(',', '');
}
