import { atom } from 'jotai';
import { compareRow, type Likeness, type StatementRow } from './statement-rows.ts';

interface Receipt {
  like: Likeness;
  /** ms since 1970 */
  at: number;
}

const receiptsAtom = atom((): Receipt[] => []);

/** An order of this page has succeeded: its row is the outcome of no other order, however late it comes. */
export const noteReceiptAtom = atom(null, (get, _set, like: Likeness, at: number) => {
  get(receiptsAtom).push({ like, at });
});

/** The service may book a row a moment before or after its receipt. */
const NEAR_MS = 5_000;

/**
 * Rows without those of the receipts on this page. A row has no reference, so of those like a receipt, the nearest in time is its
 * own. [3.18]
 */
export const withoutReceiptsAtom = atom((get) => {
  const receipts = get(receiptsAtom);
  return <Row extends StatementRow>(rows: readonly Row[]): Row[] => {
    let left = [...rows];
    for (const { like, at } of receipts) {
      const away = ({ createdAt }: Row) => Math.abs(createdAt - at);
      const [own] = left
        .filter((row) => row.status !== 'failed' && away(row) <= NEAR_MS && compareRow(row, like) === 'alike')
        .sort((one, other) => away(one) - away(other));
      left = left.filter((row) => row !== own);
    }
    return left;
  };
});
