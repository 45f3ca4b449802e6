import type { Satang } from 'contracts/rules';
import { type AmountReading, formatAmount, parseAmountText } from './amount-text.ts';

export interface TypedAmount {
  text: string;
  amount: Satang | null;
  reason: Extract<AmountReading, { ok: false }>['reason'] | null;
}

export function readTypedAmount(text: string): TypedAmount {
  const reading = parseAmountText(text);
  return reading.ok
    ? { text, amount: reading.satang, reason: null }
    : { text, amount: null, reason: reading.reason };
}

export function typedText(amount: Satang): string {
  return formatAmount(amount, { decimals: 0 }).replaceAll(',', '');
}
