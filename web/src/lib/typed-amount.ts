import type { Satang } from 'contracts/rules';
import { type AmountReading, formatAmount, parseAmountText } from './amount-text.ts';

/** A text and the amount it says; null with the reason when it says none. */
export interface TypedAmount {
  text: string;
  amount: Satang | null;
  reason: Extract<AmountReading, { ok: false }>['reason'] | null;
}

/** Never throws: the reason says why a text is no amount. */
export function readTypedAmount(text: string): TypedAmount {
  const reading = parseAmountText(text);
  return reading.ok
    ? { text, amount: reading.satang, reason: null }
    : { text, amount: null, reason: reading.reason };
}

/** An amount as a member would type it: no commas, and no decimals when they are zero. */
export function typedText(amount: Satang): string {
  return formatAmount(amount, { decimals: 0 }).replaceAll(',', '');
}
