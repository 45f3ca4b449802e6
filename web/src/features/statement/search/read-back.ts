import type { StatementPage, StatementRow } from '../../../shared/wallet/statement-rows.ts';
import { MOST_ROWS } from '../../../shared/wallet/statement-rows.ts';

/** Statement entries read so far, from the newest backwards without a gap. */
export interface Reading {
  rows: readonly StatementRow[];
  total: number;
  /** Number of entries added since the start. */
  newer: number;
  /** A page ended before the statement, so the entries after it are missing. */
  isCut?: boolean;
  /** How often it has started again. */
  restarts: number;
}

export const NOTHING_READ: Reading = { rows: [], total: 0, newer: 0, restarts: 0 };

/** Two copies of a service that differ in length would let it start again for ever. */
const MOST_RESTARTS = 3;

/** Whether reading on finds no more. */
export function isAtEnd({ rows, total, isCut }: Reading): boolean {
  return isCut || rows.length >= total;
}

type FetchPage = (page: number, limit: number) => Promise<StatementPage>;

/**
 * Reads the next page backwards. Entries added since the start shift the others to later positions: they are counted,
 * so that no entry is taken twice. If the statement became shorter, reading starts again.
 * @throws RangeError when it becomes shorter again and again
 */
export async function readOn(reading: Reading, fetchPage: FetchPage): Promise<Reading> {
  const { rows, total, newer, restarts } = reading;
  const page = Math.floor((rows.length + newer) / MOST_ROWS) + 1;
  const answer = await fetchPage(page, MOST_ROWS);
  if (rows.length === 0) return { ...reading, rows: withOwnKeys(answer.rows), total: answer.total };
  const nowNewer = answer.total - total;
  if (nowNewer < newer) {
    if (restarts === MOST_RESTARTS) throw new RangeError('statement: its length changes all the time');
    return readOn({ ...NOTHING_READ, restarts: restarts + 1 }, fetchPage);
  }
  const known = rows.length + nowNewer - (page - 1) * MOST_ROWS;
  const fresh = answer.rows.slice(known);
  // No page comes after a short one, even if the total says otherwise.
  const isCut = answer.rows.length < MOST_ROWS && rows.length + fresh.length < total;
  return { rows: withOwnKeys([...rows, ...fresh]), total, newer: nowNewer, restarts, isCut };
}

function withOwnKeys(rows: readonly StatementRow[]): StatementRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const bare = row.key.replace(/#\d+$/, '');
    const twins = seen.get(bare) ?? 0;
    seen.set(bare, twins + 1);
    return { ...row, key: `${bare}#${twins}` };
  });
}
