import type { Satang } from 'contracts/rules';
import { type AmountReading, formatAmount, parseAmountText } from './amount-text.ts';

/** An amount being typed: the text of the field, and what it is read as. */
export interface TypedAmount {
  /** Plain: digits and at most one point. */
  text: string;
  /** null while the text is no amount. */
  amount: Satang | null;
  /** Why it is none. */
  reason: Extract<AmountReading, { ok: false }>['reason'] | null;
}

export function readTypedAmount(text: string): TypedAmount {
  const reading = parseAmountText(text);
  return reading.ok
    ? { text, amount: reading.satang, reason: null }
    : { text, amount: null, reason: reading.reason };
}

/** The text under which a picked amount stands in the field. */
export function typedText(amount: Satang): string {
  return formatAmount(amount, { decimals: 0 }).replaceAll(',', '');
}
