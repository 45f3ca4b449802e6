import { bareKeyOf, type FetchPage, sizeOf } from '../../../shared/wallet/list-page.ts';
import type { StatementRow } from '../../../shared/wallet/statement-rows.ts';
import { MOST_ROWS } from '../../../shared/wallet/list-page.ts';

/** Statement entries read so far, from the newest backwards without a gap. */
export interface Reading {
  rows: readonly StatementRow[];
  total: number;
  /** Number of entries that a call gives. */
  size: number;
  /** Number of entries added since the start. */
  newer: number;
  /** A page ended before the statement, so the entries after it are missing. */
  isCut?: boolean;
  /** How often it has started again. */
  restarts: number;
}

export const NOTHING_READ: Reading = { rows: [], total: 0, size: MOST_ROWS, newer: 0, restarts: 0 };

/** Two copies of a service that differ in length would let it start again for ever. */
const MOST_RESTARTS = 3;

/** Whether reading on finds no more. */
export function isAtEnd({ rows, total, isCut }: Reading): boolean {
  return isCut || rows.length >= total;
}

/**
 * Reads the next page backwards. Entries added since the start shift the others to later positions: they are counted,
 * so that no entry is taken twice. If the statement became shorter, reading starts again.
 * @throws RangeError when it becomes shorter again and again
 */
export async function readOn(reading: Reading, fetchPage: FetchPage<StatementRow>): Promise<Reading> {
  const { rows, total, size, newer, restarts } = reading;
  const page = Math.floor((rows.length + newer) / size) + 1;
  const answer = await fetchPage(page, size);
  if (rows.length === 0) {
    // What its first page holds is shown in any case.
    const found = await sizeOf(answer, size, fetchPage).catch(() => size);
    return { ...reading, rows: withOwnKeys(answer.rows), total: answer.total, size: found };
  }
  const nowNewer = answer.total - total;
  if (nowNewer < newer) {
    if (restarts === MOST_RESTARTS) throw new RangeError('statement: its length changes all the time');
    return readOn({ ...NOTHING_READ, restarts: restarts + 1 }, fetchPage);
  }
  const known = rows.length + nowNewer - (page - 1) * size;
  const fresh = answer.rows.slice(known);
  // No page comes after a short one, even if the total says otherwise.
  const isCut = answer.rows.length < size && rows.length + fresh.length < total;
  return { ...reading, rows: withOwnKeys([...rows, ...fresh]), newer: nowNewer, isCut };
}

function withOwnKeys(rows: readonly StatementRow[]): StatementRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const bare = bareKeyOf(row);
    const twins = seen.get(bare) ?? 0;
    seen.set(bare, twins + 1);
    return { ...row, key: `${bare}#${twins}` };
  });
}
