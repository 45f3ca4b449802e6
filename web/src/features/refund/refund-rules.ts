import type { Satang } from 'contracts/rules';

export interface Refunded {
  amount: Satang | null;
}

/** One snapshot of check and log; null marks a value that could not be read. */
export interface RefundReading {
  amount: Satang | null;
  success: number | null;
  /** Number of rows in the log; `newest` is the amount of the newest row. */
  total: number | null;
  newest: Satang | null;
}

const isCount = (value: unknown) => value === null || Number.isSafeInteger(value);

export function isRefundReading(value: unknown): value is RefundReading {
  if (typeof value !== 'object' || value === null) return false;
  const { amount, success, total, newest } = value as Partial<RefundReading>;
  return [amount, success, total, newest].every(isCount) && (success !== null || total !== null);
}

/**
 * The refund received between two snapshots; null when there was none.
 * @throws when the snapshots share no count, so the outcome stays unknown
 */
export function hasReceived(before: RefundReading, now: RefundReading): Refunded | null {
  const counts = [
    [before.total, now.total],
    [before.success, now.success],
  ].filter((pair): pair is [number, number] => pair.every((count) => count !== null));
  if (counts.length === 0) throw new Error('refund: total and success are missing from one of the readings');
  if (!counts.some(([was, is]) => is > was)) return null;
  const isLogged = before.total !== null && now.total !== null && now.total > before.total;
  return { amount: isLogged ? now.newest : before.amount };
}
