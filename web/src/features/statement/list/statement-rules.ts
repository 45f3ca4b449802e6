import type { Satang, StatementType } from 'contracts/rules';
import { type Period, periodStart } from '../../../lib/period-start.ts';
import type { StatementRow, StatementStatus } from '../../../shared/wallet/statement-rows.ts';

export function signOf(type: StatementRow['type']): 'in' | 'out' | 'none' {
  if (type === 'deposit' || type === 'bonus') return 'in';
  return type === 'withdraw' ? 'out' : 'none';
}

export interface StatementFilter {
  period: Period | 'all';
  type: StatementType | 'all';
  status: StatementStatus | 'all';
}

export const NO_FILTER: StatementFilter = { period: 'all', type: 'all', status: 'all' };

/** Whether no filter is set: then the service pages, and no search is needed. */
export function isPlain({ period, type, status }: StatementFilter): boolean {
  return period === 'all' && type === 'all' && status === 'all';
}

/** In ms since 1970; -Infinity for all time. */
export function wantedSince({ period }: StatementFilter, now: number): number {
  return period === 'all' ? -Infinity : periodStart(period, now);
}

export function isWanted(row: StatementRow, filter: StatementFilter, since: number): boolean {
  return (
    // An entry without a time may be of any period.
    !(row.createdAt < since) &&
    (filter.type === 'all' || row.type === filter.type) &&
    (filter.status === 'all' || row.status === filter.status)
  );
}

export interface Totals {
  in: Satang;
  /** Part of `in` that was given, not deposited. */
  bonus: Satang;
  out: Satang;
  net: Satang;
}

/** Sums of successful entries with a sign [5.34]; failed and pending entries have not moved money. */
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
  // A sum may exceed the largest single amount and is still exact, because it stays a safe integer.
  return { in: into as Satang, bonus: bonus as Satang, out: out as Satang, net: (into - out) as Satang };
}
