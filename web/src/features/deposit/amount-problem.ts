import { QR_MAXIMUM, qrMinimum } from 'contracts/rules';
import type { AmountReading } from '../../lib/amount-text.ts';
import { refuseQrAmount } from './qr-rules.ts';

/** What is wrong with the text of an amount, as the key of its sentence; null when nothing is, or nothing is typed yet. */
export function amountProblem(
  reading: AmountReading,
  rules: string,
): { key: 'not_a_number' | 'too_precise' | 'above_maximum' | 'below_minimum'; limit: number } | null {
  if (!reading.ok) {
    if (reading.reason === 'empty') return null;
    if (reading.reason === 'too-precise') return { key: 'too_precise', limit: 0 };
    return reading.reason === 'too-large'
      ? { key: 'above_maximum', limit: QR_MAXIMUM }
      : { key: 'not_a_number', limit: 0 };
  }
  const refusal = refuseQrAmount(reading.satang, rules);
  if (refusal === 'above-maximum') return { key: 'above_maximum', limit: QR_MAXIMUM };
  return refusal === null ? null : { key: 'below_minimum', limit: qrMinimum(rules) };
}
