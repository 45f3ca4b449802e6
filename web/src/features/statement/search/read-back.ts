import type { StatementPage, StatementRow } from '../../../shared/wallet/statement-rows.ts';
import { MOST_ROWS } from '../../../shared/wallet/statement-rows.ts';

/** What has been read of the statement, from its newest entry backwards without a gap. */
export interface Reading {
  rows: readonly StatementRow[];
  /** Lines there were in all when the reading began. */
  total: number;
  /** Lines that have come since, on top of those. */
  newer: number;
}

export const NOTHING_READ: Reading = { rows: [], total: 0, newer: 0 };

/** Whether the first entry of the statement has been reached. */
export function isAtEnd({ rows, total }: Reading): boolean {
  return rows.length >= total;
}

type FetchPage = (page: number, limit: number) => Promise<StatementPage>;

/**
 * Reads one page further back. Lines that came since the reading began have pushed the others down: they are counted, and
 * what was read before is not taken twice. A statement that has become shorter is another one: it is read again.
 */
export async function readOn(reading: Reading, fetchPage: FetchPage): Promise<Reading> {
  const { rows, total, newer } = reading;
  const page = Math.floor((rows.length + newer) / MOST_ROWS) + 1;
  const answer = await fetchPage(page, MOST_ROWS);
  if (rows.length === 0) return { rows: withOwnKeys(answer.rows), total: answer.total, newer: 0 };
  const nowNewer = answer.total - total;
  if (nowNewer < newer) return readOn(NOTHING_READ, fetchPage);
  const known = rows.length + nowNewer - (page - 1) * MOST_ROWS;
  const fresh = answer.rows.slice(known);
  // A page that ends before its count says so has come to the end, whatever the count was.
  const isShort = answer.rows.length < MOST_ROWS;
  return {
    rows: withOwnKeys([...rows, ...fresh]),
    total: isShort ? rows.length + fresh.length : total,
    newer: nowNewer,
  };
}

/** Rows of several pages in one list: equal ones are told apart across pages too. */
function withOwnKeys(rows: readonly StatementRow[]): StatementRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const bare = row.key.replace(/#\d+$/, '');
    const twins = seen.get(bare) ?? 0;
    seen.set(bare, twins + 1);
    return { ...row, key: `${bare}#${twins}` };
  });
}
