import { atom, type Getter } from 'jotai';
import { compareRow, type Likeness, type StatementRow } from './statement-rows.ts';

interface Receipt {
  like: Likeness;
  /** ms since 1970 */
  at: number;
}

const receiptsAtom = atom((): Receipt[] => []);

/** An order of this page has succeeded: its row is the outcome of no other order, however late it comes. */
export function noteReceipt(get: Getter, like: Likeness, at: number): void {
  get(receiptsAtom).push({ like, at });
}

/** The service may book a row a moment before or after its receipt. */
const NEAR_MS = 5_000;

/**
 * Rows without those of the receipts on this page. A row has no reference, so of those like a receipt, the nearest in time is its
 * own. [3.18]
 */
export function withoutReceipts<Row extends StatementRow>(get: Getter, rows: readonly Row[]): readonly Row[] {
  return get(receiptsAtom).reduce((left, { like, at }) => {
    let nearest = NEAR_MS;
    let own: Row | undefined;
    for (const row of left) {
      const away = Math.abs(row.createdAt - at);
      if (away > nearest || row.status === 'failed' || compareRow(row, like) !== 'alike') continue;
      nearest = away;
      own = row;
    }
    return left.filter((row) => row !== own);
  }, rows);
}
