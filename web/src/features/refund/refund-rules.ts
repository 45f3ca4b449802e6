import type { Satang } from 'contracts/rules';

export interface Refunded {
  amount: Satang | null;
}

/** One snapshot of check and log; null marks a value that could not be read. */
export interface RefundReading {
  amount: Satang | null;
  success: number | null;
  /** Number of rows in the log, if the service counts them. */
  total: number | null;
  /** Amount and time of the newest row. */
  newest: Satang | null;
  newestAt: number | null;
}

const isCount = (value: unknown) => value === null || Number.isSafeInteger(value);

export function isRefundReading(value: unknown): value is RefundReading {
  if (typeof value !== 'object' || value === null) return false;
  const { amount, success, total, newest, newestAt } = value as Partial<RefundReading>;
  const proofs = [success, total, newestAt];
  return [amount, newest, ...proofs].every(isCount) && proofs.some((proof) => proof !== null);
}

/**
 * The refund received between two snapshots; null when there was none.
 * @throws when the snapshots share nothing to compare, so the outcome stays unknown
 */
export function hasReceived(before: RefundReading, now: RefundReading): Refunded | null {
  const [isCounted, isListed, isNewer] = (['success', 'total', 'newestAt'] as const).map((proof) => {
    const [was, is] = [before[proof], now[proof]];
    return was === null || is === null ? null : is > was;
  });
  if (isCounted === null && isListed === null && isNewer === null)
    throw new Error('refund: nothing to compare with in one of the readings');
  if (isListed || isNewer) return { amount: now.newest };
  return isCounted ? { amount: before.amount } : null;
}
