import { type Satang, STATEMENT_TYPES, type StatementType } from 'contracts/rules';
import type { Call, Reply } from '../../api/call.ts';
import { shownTextFrom, textFrom } from '../../api/wire.ts';
import { partsOf, timeOrNaN } from '../../api/wire-rows.ts';
import {
  type Page,
  pageOf,
  readTotal,
  type RecordStatus,
  recordStatusOf,
  rowsSince,
  withOwnKeys,
} from './list-page.ts';
import { positiveOrNull, readAmount } from './amounts.ts';

type WireRow = Reply<'POST /api/statement'>['statements'][number];

const LINKS = ['bonus', 'promotion', 'invite', 'refund', 'luckydraw'] as const;
/** What an entry is about, by the name of its linked object. [3.18] */
export type StatementLink = (typeof LINKS)[number];

/** An entry of the statement. [3.18] */
export interface StatementRow {
  /** A key for the row within its list; the wire has no id. */
  key: string;
  /** null for an unknown type; the row still shows. [3.18] */
  type: StatementType | null;
  status: RecordStatus;
  /** null when it is not an amount; the row still shows. [5.33] */
  amount: Satang | null;
  from: string;
  to: string;
  /** ms since 1970; NaN when it is not a time, and the row still shows. */
  createdAt: number;
  description: string | null;
  about: StatementLink | null;
  /** Fields of another type: they may be anything. */
  unread?: readonly ('type' | 'status')[];
  /**
   * A field that tells movements apart could not be read, or is empty, as the accounts of a pending one may be: a later reading
   * may show the row with another key.
   */
  isDamaged?: true;
}

/** A row whose amount and time are known. */
export interface MovementRow extends StatementRow {
  amount: Satang;
}

/** Whether amount and time of a row are known; a row without them proves nothing. */
export const isMovement = (row: StatementRow): row is MovementRow =>
  row.amount !== null && !Number.isNaN(row.createdAt);

/** What recognises a row in a later reading: a damaged one only by its time; null without a time. (W1) */
function markOf({ key, createdAt, isDamaged }: StatementRow): string | null {
  if (Number.isNaN(createdAt)) return null;
  return isDamaged ? damagedMark(createdAt) : key;
}

const damagedMark = (createdAt: number) => `damaged at ${createdAt}`;

/** The marks of rows; null when one has none: then a later row may be one of them, and proves nothing. */
export function marksOf(rows: readonly StatementRow[]): string[] | null {
  const marks = rows.map(markOf).filter((mark) => mark !== null);
  return marks.length < rows.length ? null : marks;
}

/** Whether a row was there before; a damaged one stands for every row of its time. */
export const isMarked = (marks: { has(mark: string): boolean }, { key, createdAt }: StatementRow): boolean =>
  marks.has(key) || marks.has(damagedMark(createdAt));

/** The rows that have come since those of the marks, one for each row: damaged ones of one time have the same. */
export function withoutMarks<Row extends StatementRow>(
  rows: readonly Row[],
  marks: readonly string[],
): Row[] {
  const known = new Set(marks);
  return rowsSince(rows, (row) => isMarked(known, row), marks.length);
}

/** What an order leaves on the statement. */
export interface Likeness {
  type: StatementType;
  from?: string | ((from: string) => boolean | null);
  to?: string;
  amount?: Satang;
  about?: StatementLink;
}

/** Whether a row can be one that an order leaves; `unclear` while a field that would tell cannot be read. (W1) */
export function compareRow(row: StatementRow, like: Likeness): 'alike' | 'unlike' | 'unclear' {
  const { type, from, to, amount, about, unread = [] } = row;
  const isFrom = typeof like.from === 'function' ? like.from : (text: string) => text === like.from;
  const matches = [
    unread.includes('type') ? null : type === like.type,
    like.from === undefined || (from === '' ? null : isFrom(from)),
    like.to === undefined || (to === '' ? null : to === like.to),
    like.amount === undefined || amount === null || amount === like.amount,
    // A bonus is always about something, so one without a link has lost it.
    like.about === undefined || (about === null ? null : about === like.about),
    isMovement(row) || null,
  ];
  if (matches.includes(false)) return 'unlike';
  return matches.includes(null) ? 'unclear' : 'alike';
}

/** Newest first. [7.37] */
export type StatementPage = Page<StatementRow>;

/** @throws when the shape is wrong. A damaged row keeps its place. */
export function readStatement({ total, statements }: Reply<'POST /api/statement'>): StatementPage {
  return { total: readTotal(total, statements), rows: withOwnKeys(partsOf(statements).map(readRow)) };
}

function readRow(row: Partial<WireRow>): StatementRow {
  const type = textFrom(row.statementType).toLowerCase();
  const links = LINKS.map((link) => row[link] as { description?: unknown } | null | undefined);
  const about = LINKS.find((_link, index) => textFrom(links[index]?.description)) ?? null;
  const from = textFrom(row.from);
  const to = textFrom(row.to);
  const createdAt = timeOrNaN(row.createdAt);
  const amount = positiveOrNull(readAmount(row.amount));
  const isWhole = amount !== null && !Number.isNaN(createdAt) && ![type, from, to].includes('');
  const unread = [
    ...(type === '' ? (['type'] as const) : []),
    ...(typeof row.status === 'string' ? [] : (['status'] as const)),
  ];
  return {
    key: [textFrom(row.createdAt), type, amount && row.amount, from, to].join('|'),
    type: STATEMENT_TYPES.find((known) => known === type) ?? null,
    status: recordStatusOf(row.status),
    amount,
    from,
    to,
    createdAt,
    description: about && shownTextFrom(row[about]?.description),
    about,
    ...(unread.length > 0 && { unread }),
    ...(!isWhole && { isDamaged: true }),
  };
}

/** Newest first; `page` starts at 1. [7.37] */
export function fetchStatement(
  call: Call,
  page: number,
  signal?: AbortSignal,
  limit?: number,
): Promise<StatementPage> {
  return call('POST /api/statement', ...pageOf(readStatement, page, signal, limit));
}
