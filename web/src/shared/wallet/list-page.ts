import type { Call } from '../../api/call.ts';

/** A page of a list; `total` counts the records of all pages. [2.77] */
export interface Page<Row> {
  total: number;
  /** `total` is one more than shown: the page is full, and the service does not count the records. */
  mayHaveMore?: true;
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

/** Where a page is in its list; `page` starts at 1. */
export interface Place {
  page: number;
  limit: number;
}

/**
 * The same, where the total may be missing: the spec shows it for the statement only. [7.25] [7.27] [7.38]
 * @throws when there is one that is not a count.
 */
export function readCount(
  total: number | undefined,
  rows: readonly unknown[],
  { page, limit }: Place,
): Omit<Page<unknown>, 'rows'> {
  if (total !== undefined) return { total: readTotal(total, rows) };
  const known = (page - 1) * limit + rows.length;
  return rows.length < limit ? { total: known } : { total: known + 1, mayHaveMore: true };
}

/** Rows per page of every list. [9.25] */
export const ROWS_PER_PAGE = 10;

/** The most rows that one call answers. */
export const MOST_ROWS = 100;

/** How a call reads one page of a list, and what it sends. */
export function pageOf<Answer, Row>(
  read: (reply: Answer, place: Place) => Page<Row>,
  page: number,
  signal?: AbortSignal,
  limit = ROWS_PER_PAGE,
) {
  return [
    (reply: Answer) => notEmptied(read(reply, { page, limit }), page, limit),
    { body: { page, limit }, ...(signal && { signal }) },
  ] as const;
}

/** @throws when a page is empty although the total says otherwise: that there is nothing would be false. */
function notEmptied<Row>(read: Page<Row>, page: number, limit: number): Page<Row> {
  if (read.rows.length === 0 && read.total > (page - 1) * limit)
    throw new TypeError('list reply: its rows are missing');
  return read;
}

/** @throws when the list cannot be read */
export type FetchPage<Row> = (page: number, limit: number) => Promise<Page<Row>>;

/** Without the number that `withOwnKeys` gave. */
export const bareKeyOf = ({ key }: { key: string }) => key.replace(/#\d+$/, '');

/**
 * How many rows a call gives, after its first page: fewer than `limit` if the service's pages are shorter. Then its second page of
 * that length begins after the first one, which it does not where a row is only missing.
 */
export async function sizeOf<Row extends { key: string }>(
  { total, rows }: Page<Row>,
  limit: number,
  fetchPage: FetchPage<Row>,
): Promise<number> {
  const size = rows.length;
  if (size >= Math.min(total, limit)) return limit;
  const next = (await fetchPage(2, size)).rows;
  const last = rows.slice(-1).map(bareKeyOf);
  const isNext =
    next.length >= Math.min(total - size, size) && !next.some((row) => last.includes(bareKeyOf(row)));
  return isNext ? size : limit;
}

/** The newest rows, to look for one. @throws when one is missing: it may be that one. (W1) */
export async function wholeNewest<Row extends { key: string }>(
  fetchRows: (call: Call, page: number, signal: AbortSignal, limit: number) => Promise<Page<Row>>,
  limit: number,
  call: Call,
  signal: AbortSignal,
): Promise<Page<Row>> {
  const fetchPage: FetchPage<Row> = (page, size) => fetchRows(call, page, signal, size);
  const read = await fetchPage(1, limit);
  if (read.rows.length < Math.min(read.total, await sizeOf(read, limit, fetchPage)))
    throw new TypeError('list reply: a row is missing');
  return read;
}

/**
 * The rows that have come since an earlier list of `size` rows. That one held only the newest, so on a list that is no longer, a row
 * that is not newer than each that was there is an old one. A longer list has gained rows, which may be older: the service's machines
 * differ in time. Where none was there, each may be new. (W1)
 */
export function rowsSince<Row extends { createdAt: number }>(
  rows: readonly Row[],
  wasThere: (row: Row, index: number) => boolean,
  size: number,
): Row[] {
  const times = rows.filter(wasThere).map(({ createdAt }) => createdAt);
  const oldest = times.length > 0 ? Math.min(...times) : -Infinity;
  const isOld = ({ createdAt }: Row) => rows.length <= size && createdAt <= oldest;
  return rows.filter((row, index) => !wasThere(row, index) && !isOld(row));
}
