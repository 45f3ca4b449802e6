import type { Satang } from 'contracts/rules';

/** Why a part of the earnings cannot be received. */
export type PartRefusal = 'no-amount' | 'too-much';

/**
 * The first thing that is wrong with an amount; null when nothing is. `earned` is null when the figure is not known or may
 * be old: then the server judges whether it is enough. (W9)
 */
export function refusePart(amount: Satang | null, earned: Satang | null): PartRefusal | null {
  if (amount === null || amount <= 0) return 'no-amount';
  return earned !== null && amount > earned ? 'too-much' : null;
}
