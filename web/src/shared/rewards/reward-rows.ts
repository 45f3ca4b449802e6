import type { Satang } from 'contracts/rules';
import { timeOrNaN } from '../../api/wire-rows.ts';
import { positiveOrNull, readAmount } from '../wallet/amounts.ts';
import { type Page, type Place, readCount } from '../wallet/list-page.ts';

/** A row of the lists of invite and refund. [3.13] [3.14] */
export interface RewardRow {
  /** From whom it comes; null where the list is not about others. */
  name: string | null;
  /** null when it is not an amount; the row still shows. [5.33] */
  amount: Satang | null;
  /** ms since 1970; NaN when it is not a time, and the row still shows. */
  createdAt: number;
}

/** Never throws: a damaged row keeps its place. [5.33] */
export function readRewardRow(name: string | null, baht: unknown, createdAt: unknown): RewardRow {
  return { name, amount: positiveOrNull(readAmount(baht)), createdAt: timeOrNaN(createdAt) };
}

/** @throws when the total is not a count. */
export function readRewardPage(total: number | undefined, rows: RewardRow[], place: Place): Page<RewardRow> {
  return { ...readCount(total, rows, place), rows };
}
