import { QR_PRESETS } from './amounts.ts';

/** Services that are always paid by QR code, in any mode. [2.48] */
const PAYMENT_TYPES = ['WW', 'PAYTIMZ'];

/** The provider whose amounts apply to the QRs of a deposit account; null when it makes none. [2.48] [5.20] */
export function qrRulesOf(bank: { bankCode: string; bankType: string; mode: string }): string | null {
  const { bankCode, bankType, mode } = bank;
  if (mode !== 'QR' && !PAYMENT_TYPES.includes(bankType)) return null;
  return Object.hasOwn(QR_PRESETS, bankType) ? bankType : bankCode;
}
