import type { Satang, StatementType } from 'contracts/rules';
import { type Period, periodStart } from '../../../lib/period-start.ts';
import type { RecordStatus } from '../../../shared/wallet/list-page.ts';
import type { StatementRow } from '../../../shared/wallet/statement-rows.ts';
import { sumOrNull } from '../../../shared/wallet/amounts.ts';

/** Whether an entry adds to the wallet or takes from it. [5.34] */
export function signOf(type: StatementRow['type']): 'in' | 'out' | 'none' {
  if (type === 'deposit' || type === 'bonus') return 'in';
  return type === 'withdraw' ? 'out' : 'none';
}

/** What the search shows; `all` sets no condition. */
export interface StatementFilter {
  period: Period | 'all';
  type: StatementType | 'all';
  status: RecordStatus | 'all';
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

/** Whether the search shows an entry. `since` in ms since 1970: the start of the period. */
export function isWanted(row: StatementRow, filter: StatementFilter, since: number): boolean {
  return (
    // An entry without a time may be of any period.
    !(row.createdAt < since) &&
    (filter.type === 'all' || row.type === filter.type) &&
    (filter.status === 'all' || row.status === filter.status)
  );
}

/** Each is null while an entry that belongs to it cannot be read: the sum of the rest would be wrong. [5.33] */
export interface Totals {
  in: Satang | null;
  /** Part of `in` that was given, not deposited. */
  bonus: Satang | null;
  out: Satang | null;
  net: Satang | null;
}

/** Sums of successful entries with a sign [5.34]; failed and pending entries have not moved money. */
export function totalsOf(rows: readonly StatementRow[]): Totals {
  const deposits = sumOfType(rows, 'deposit');
  const bonus = sumOfType(rows, 'bonus');
  const out = sumOfType(rows, 'withdraw');
  const into = sumOrNull([deposits, bonus]);
  return { in: into, bonus, out, net: sumOrNull([into, out === null ? null : (-out as Satang)]) };
}

function sumOfType(rows: readonly StatementRow[], wanted: StatementType): Satang | null {
  const amounts: Satang[] = [];
  for (const { type, status, amount, unread = [] } of rows) {
    const isTypeRead = !unread.includes('type');
    const isStatusRead = !unread.includes('status');
    if ((isTypeRead && type !== wanted) || (isStatusRead && status !== 'success')) continue;
    if (!isTypeRead || !isStatusRead || amount === null) return null;
    amounts.push(amount);
  }
  return sumOrNull(amounts);
}
