import { DEPOSIT_MINIMUMS, QR_PRESETS, qrMinimum, type Satang } from 'contracts/rules';

/** Why an amount cannot become a QR; null when it can. */
export type AmountRefusal = 'empty' | 'below-minimum';

/** More than 0 and at least the provider's minimum. Whether it is too much, the provider tells. [5.19] [5.20] */
export function refuseQrAmount(amount: Satang | null, rules: string): AmountRefusal | null {
  if (amount === null || amount <= 0) return 'empty';
  if (amount < qrMinimum(rules)) return 'below-minimum';
  return null;
}

/**
 * Whether the create button is shut for an amount: below a minimum of the provider's own, and at 0 or less where it has
 * none, as at KBANK; there the button answers with the reason below 1. [5.19]
 */
export function isCreateDisabled(amount: Satang | null, rules: string): boolean {
  const refusal = refuseQrAmount(amount, rules);
  return refusal === 'empty' || (refusal === 'below-minimum' && Object.hasOwn(DEPOSIT_MINIMUMS, rules));
}

const isProvider = (rules: string): rules is keyof typeof QR_PRESETS => Object.hasOwn(QR_PRESETS, rules);

/** The amounts offered at a provider; one that the spec does not name has KBANK's. [9.19] [9.20] [9.21] */
export function qrPresets(rules: string): readonly Satang[] {
  return QR_PRESETS[isProvider(rules) ? rules : 'KBANK'];
}

const BRISK_MS = 2_000;
const CALM_MS = 10_000;
const BRISK_FOR_MS = 60_000;

/** How long to wait before looking again whether a QR was paid: brisk for a minute, then calm (W2). */
export function nextPollDelay(watchedMs: number): number {
  return watchedMs < BRISK_FOR_MS ? BRISK_MS : CALM_MS;
}

/** Remaining seconds at which a screen reader is told. (W2) */
const ANNOUNCED_SECONDS = [300, 60, 10] as const;

/** So many seconds after it a mark is not told any more: a page that slept has jumped over it. */
const LATE_SECONDS = 3;

/** The mark that a countdown has just passed; null when it has passed none. (W2) */
export function passedMark(before: number, now: number): number | null {
  const mark = ANNOUNCED_SECONDS.findLast((each) => now <= each && each < before);
  return mark !== undefined && mark - now < LATE_SECONDS ? mark : null;
}
