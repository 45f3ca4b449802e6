/** A page of a list; `total` counts the records of all pages. [2.77] */
export interface Page<Row> {
  total: number;
  rows: Row[];
}

/** Any other status of the service counts as in progress. [3.18] [3.19] [4.08] */
export type RecordStatus = 'success' | 'failed' | 'in_progress';

export const recordStatusOf = (status: unknown): RecordStatus =>
  status === 'SUCCESS' ? 'success' : status === 'FAILED' ? 'failed' : 'in_progress';

/** Numbers rows with the same key: the wire has no ids, and a member may do the same twice at the same moment. */
export function withOwnKeys<Row extends { key: string }>(rows: readonly Row[]): Row[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const twins = seen.get(row.key) ?? 0;
    seen.set(row.key, twins + 1);
    return { ...row, key: `${row.key}#${twins}` };
  });
}

/** The number of records; a list is never empty while it has rows. @throws when it is not a count. */
export function readTotal(total: number, rows: readonly unknown[]): number {
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError('list reply: total is not a count');
  return Math.max(total, rows.length);
}

/** @throws when a page is empty although the total says otherwise: that there is nothing would be false. */
export function notEmptied<Row>(read: Page<Row>, page: number, limit: number): Page<Row> {
  if (read.rows.length === 0 && read.total > (page - 1) * limit)
    throw new TypeError('list reply: its rows are missing');
  return read;
}

/** The newest rows, to look for one. @throws when one is missing: it may be that one. (W1) */
export function wholeNewest<Row>(read: Page<Row>, limit: number): Page<Row> {
  if (read.rows.length < Math.min(read.total, limit)) throw new TypeError('list reply: a row is missing');
  return read;
}
