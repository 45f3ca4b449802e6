import { atom, type Getter } from 'jotai';
import { compareRow, isMarked, type Likeness, type StatementRow } from './statement-rows.ts';

interface Receipt {
  like: Likeness;
  /** ms since 1970 */
  at: number;
  /** Marks of the entries from before its order; null when they are unknown. */
  keys: ReadonlySet<string> | null;
}

const receiptsAtom = atom((): Receipt[] => []);

/** An order of this page has succeeded: its row is the outcome of no other order, however late it comes. */
export function noteReceipt(
  get: Getter,
  like: Likeness,
  at: number,
  keys: readonly string[] | null = null,
): void {
  get(receiptsAtom).push({ like, at, keys: keys && new Set(keys) });
}

/** The service may book a row a moment before or after its receipt. */
export const NEAR_MS = 5_000;

/**
 * Rows without those of the receipts on this page. A row has no reference, so of those like a receipt, the nearest in time is its
 * own. [3.18] Where the clocks of rows and receipts differ by more, it is one that came with its order and is `known` since.
 */
export function withoutReceipts<Row extends StatementRow>(
  get: Getter,
  rows: readonly Row[],
  known: ReadonlySet<string> | null = null,
): readonly Row[] {
  return get(receiptsAtom).reduce((left, { like, at, keys }) => {
    let nearest = NEAR_MS;
    let own: Row | undefined;
    let came: Row | undefined;
    for (const row of left) {
      if (row.status === 'failed' || compareRow(row, like) !== 'alike') continue;
      const away = Math.abs(row.createdAt - at);
      const isNew = keys && known && isMarked(known, row) && !isMarked(keys, row);
      if (isNew) came = row;
      if (away > nearest) continue;
      nearest = away;
      own = row;
    }
    // Both rows are near. The receipt's row is the one that came with the order, unless the nearest is earlier.
    const isCloser =
      came && own && Math.abs(came.createdAt - at) <= NEAR_MS && own.createdAt < came.createdAt;
    return left.filter((row) => row !== (isCloser ? own : (came ?? own)));
  }, rows);
}
