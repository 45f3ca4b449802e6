import type { Satang, StatementType } from 'contracts/rules';
import { type Period, periodStart } from '../../../lib/period-start.ts';
import type { StatementRow, StatementStatus } from '../../../shared/wallet/statement-rows.ts';

/** Plus for deposit and bonus, minus for withdraw, none for the others. [5.34] */
export function signOf(type: StatementRow['type']): 'in' | 'out' | 'none' {
  if (type === 'deposit' || type === 'bonus') return 'in';
  return type === 'withdraw' ? 'out' : 'none';
}

/** What the member wants to see of the statement (W7). */
export interface StatementFilter {
  period: Period | 'all';
  type: StatementType | 'all';
  status: StatementStatus | 'all';
}

export const NO_FILTER: StatementFilter = { period: 'all', type: 'all', status: 'all' };

/** Whether everything is wanted: then the service pages, and nothing needs to be searched. */
export function isPlain({ period, type, status }: StatementFilter): boolean {
  return period === 'all' && type === 'all' && status === 'all';
}

/** The earliest moment that is wanted, in ms since 1970. */
export function wantedSince({ period }: StatementFilter, now: number): number {
  return period === 'all' ? -Infinity : periodStart(period, now);
}

export function isWanted(row: StatementRow, filter: StatementFilter, since: number): boolean {
  return (
    row.createdAt >= since &&
    (filter.type === 'all' || row.type === filter.type) &&
    (filter.status === 'all' || row.status === filter.status)
  );
}

export interface Totals {
  in: Satang;
  /** The part of `in` that was given, not paid in. */
  bonus: Satang;
  out: Satang;
  /** Below zero when more went out than came in. */
  net: Satang;
}

/** Sums of what carries a sign [5.34] and has succeeded; what failed or is in progress has moved nothing for good. */
export function totalsOf(rows: readonly StatementRow[]): Totals {
  const sum = (wanted: StatementType) =>
    rows.reduce(
      (total, { type, status, amount }) =>
        type === wanted && status === 'success' ? total + (amount ?? 0) : total,
      0,
    );
  const bonus = sum('bonus');
  const into = sum('deposit') + bonus;
  const out = sum('withdraw');
  // A sum may pass what a single amount may be; it is as exact, for it stays a safe integer.
  return { in: into as Satang, bonus: bonus as Satang, out: out as Satang, net: (into - out) as Satang };
}
