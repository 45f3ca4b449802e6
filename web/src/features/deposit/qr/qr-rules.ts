import { DEPOSIT_MINIMUMS, QR_PRESETS, qrMinimum, type Satang } from 'contracts/rules';

export type AmountRefusal = 'empty' | 'below-minimum';

/** The provider checks the maximum. [5.19] [5.20] */
export function refuseQrAmount(amount: Satang | null, rules: string): AmountRefusal | null {
  if (amount === null || amount <= 0) return 'empty';
  if (amount < qrMinimum(rules)) return 'below-minimum';
  return null;
}

/**
 * Whether the create button is disabled: below the provider's own minimum, or at 0 or less if it has none, as at KBANK.
 * There the button shows a reason for amounts below 1. [5.19]
 */
export function isCreateDisabled(amount: Satang | null, rules: string): boolean {
  const refusal = refuseQrAmount(amount, rules);
  return refusal === 'empty' || (refusal === 'below-minimum' && Object.hasOwn(DEPOSIT_MINIMUMS, rules));
}

const isProvider = (rules: string): rules is keyof typeof QR_PRESETS => Object.hasOwn(QR_PRESETS, rules);

/** Suggested amounts of a provider; a provider that the spec does not name uses KBANK's. [9.19] [9.20] [9.21] */
export function qrPresets(rules: string): readonly Satang[] {
  return QR_PRESETS[isProvider(rules) ? rules : 'KBANK'];
}

const BRISK_MS = 2_000;
export const CALM_MS = 10_000;
const BRISK_FOR_MS = 60_000;

/** Delay until the next payment poll: short for the first minute, then longer (W2). */
export function nextPollDelay(watchedMs: number): number {
  return watchedMs < BRISK_FOR_MS ? BRISK_MS : CALM_MS;
}

/** Money comes in about a minute [9.36]; banks report some payments later. */
export const LATE_MS = 5 * 60_000;

/** The same after the end of a QR; null when a payment is no longer likely. (W2) */
export function nextLatePollDelay(watchedMs: number): number | null {
  return watchedMs < LATE_MS ? CALM_MS : null;
}

const ANNOUNCED_SECONDS = [300, 60, 10] as const;

/** An announcement later than this is skipped, because a suspended page has jumped over it. */
const LATE_SECONDS = 3;

export function passedMark(before: number, now: number): number | null {
  const mark = ANNOUNCED_SECONDS.findLast((each) => now <= each && each < before);
  return mark !== undefined && mark - now < LATE_SECONDS ? mark : null;
}
