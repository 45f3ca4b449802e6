import type { Satang } from 'contracts/rules';

/** What was received; null when nobody told how much. */
export interface Refunded {
  amount: Satang | null;
}

/** What the check and the log tell at one time; null is what could not be read. */
export interface RefundTruth {
  /** What there is to receive. */
  amount: Satang | null;
  /** How many were received. */
  success: number | null;
  /** How many rows the log has, and the amount of its newest. */
  total: number | null;
  newest: Satang | null;
}

const isCount = (value: unknown) => value === null || Number.isSafeInteger(value);

export function isTruth(value: unknown): value is RefundTruth {
  if (typeof value !== 'object' || value === null) return false;
  const { amount, success, total, newest } = value as Partial<RefundTruth>;
  return [amount, success, total, newest].every(isCount) && (success !== null || total !== null);
}

/**
 * Whether a refund was received between two readings; null when not.
 * @throws when nothing that was read before could be read again: then nobody can tell
 */
export function hasReceived(before: RefundTruth, now: RefundTruth): Refunded | null {
  const counts = [
    [before.total, now.total],
    [before.success, now.success],
  ].filter((pair): pair is [number, number] => pair.every((count) => count !== null));
  if (counts.length === 0) throw new Error('there is nothing to compare with');
  if (!counts.some(([was, is]) => is > was)) return null;
  const isLogged = before.total !== null && now.total !== null && now.total > before.total;
  return { amount: isLogged ? now.newest : before.amount };
}
