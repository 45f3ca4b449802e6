import { QR_MAXIMUM, QR_MINIMUM, type Satang } from 'contracts/rules';

/** Why an amount cannot become a QR; null when it can. */
export type AmountRefusal = 'empty' | 'below-minimum' | 'above-maximum';

/** The KBANK QR: more than 0, at least 1 baht, at most the bank's limit. [5.19] */
export function refuseQrAmount(amount: Satang | null): AmountRefusal | null {
  if (amount === null || amount <= 0) return 'empty';
  if (amount < QR_MINIMUM) return 'below-minimum';
  if (amount > QR_MAXIMUM) return 'above-maximum';
  return null;
}

const BRISK_MS = 2_000;
const CALM_MS = 10_000;
const BRISK_FOR_MS = 60_000;

/** How long to wait before looking again whether a QR was paid: brisk for a minute, then calm (W2). */
export function nextLookDelay(watchedMs: number): number {
  return watchedMs < BRISK_FOR_MS ? BRISK_MS : CALM_MS;
}

/** Remaining seconds at which a screen reader is told. (W2) */
export const ANNOUNCED_SECONDS = [300, 60, 10] as const;
