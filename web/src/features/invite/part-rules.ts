import type { Satang } from 'contracts/rules';

export type PartRefusal = 'no-amount' | 'too-much';

/**
 * Why the amount is invalid; null when it is valid. `earned` is null when the earnings are unknown or may be outdated:
 * then the server checks the upper limit. (W9)
 */
export function refusePart(amount: Satang | null, earned: Satang | null): PartRefusal | null {
  if (amount === null || amount <= 0) return 'no-amount';
  return earned !== null && amount > earned ? 'too-much' : null;
}
