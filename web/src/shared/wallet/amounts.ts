import { type Satang, shownSatang, sumOf } from 'contracts/rules';

/** null when it is no amount; the screen shows "-". [5.33] */
export function readAmount(baht: unknown): Satang | null {
  try {
    return shownSatang(baht as number);
  } catch {
    return null;
  }
}

/**
 * For amounts that cannot be less than nothing: such a one is damaged. The sign of a statement entry is in its type [5.34], so
 * a negative one would count the wrong way.
 */
export const positiveOrNull = (amount: Satang | null): Satang | null =>
  amount !== null && amount >= 0 ? amount : null;

/**
 * The sum of amounts; null when one is unknown, because the sum of the rest would be wrong, or when it is too large to be exact.
 * [5.33]
 */
export function sumOrNull(amounts: readonly (Satang | null)[]): Satang | null {
  const known = amounts.filter((amount) => amount !== null);
  if (known.length < amounts.length) return null;
  try {
    return sumOf(known);
  } catch {
    return null;
  }
}
