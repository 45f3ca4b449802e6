import { type Satang, WALLET } from 'contracts/rules';
import { isAround } from '../../../shared/wallet/movements.ts';
import {
  compareRow,
  isMarked,
  isMovement,
  marksOf,
  type MovementRow,
  type StatementPage,
  type StatementRow,
} from '../../../shared/wallet/statement-rows.ts';
import type { LiveQr } from './qr-record.ts';
import { LATE_MS } from './qr-rules.ts';

export interface QrBaseline {
  /** Marks of the entries that are not its payment; null when the statement could not be read. */
  keys: ReadonlySet<string> | null;
  balance: Satang | null;
}

/** What the wallet held before the payment; null when it is unknown. */
export const balancesIn = ({ balance }: QrBaseline) => (balance === null ? null : { [WALLET]: balance });

const isDeposit = (row: StatementRow): row is MovementRow =>
  row.type === 'deposit' && row.status === 'success' && isMovement(row);

/** No current statement entry is the payment of a QR that is not visible yet. */
export function baselineOf(page: StatementPage | null, balance: Satang | null): QrBaseline {
  const marks = page && marksOf(page.rows.filter(isOther));
  return { keys: marks && new Set(marks), balance };
}

/** A damaged entry may be a deposit too. */
const isOther = (row: StatementRow) => row.isDamaged === true || isDeposit(row);

/** What a QR asks for, to the satang, and when it can have been paid. */
export interface Awaited {
  amount: Satang;
  /** In service time, in ms. */
  since: number;
  now: number;
}

/** Long after its deadline a QR cannot be paid. */
export const awaitedBy = ({ amount, deadline, seconds }: LiveQr, now: number): Awaited => ({
  amount,
  since: deadline - seconds * 1000,
  now: Math.min(now, deadline + LATE_MS),
});

/** The deposit that paid a QR. One of another amount or time is another deposit, even if it came as the QR went. [9.39] */
export function paymentOf(
  { keys, balance }: QrBaseline,
  { amount, since, now }: Awaited,
  page: StatementPage,
  balanceNow: Satang | null,
): MovementRow | undefined {
  const exact = page.rows
    .filter(isDeposit)
    .filter((row) => row.amount === amount && isAround(row.createdAt, since, now));
  if (keys) return exact.find((row) => !isMarked(keys, row));
  // Without earlier entries, an entry proves nothing, but a wallet that rose by exactly this amount does.
  const hasRisen = balance !== null && balanceNow !== null && balanceNow - balance === amount;
  return hasRisen ? exact.at(0) : undefined;
}

/** A new deposit of another amount that came while the QR could be paid. It may be its payment, or not. */
export function otherDeposit(
  { keys }: QrBaseline,
  { amount, since, now }: Awaited,
  { rows }: StatementPage,
): MovementRow | undefined {
  const isNew = (row: MovementRow) => row.amount !== amount && isAround(row.createdAt, since, now);
  return keys ? rows.filter(isDeposit).find((row) => isNew(row) && !isMarked(keys, row)) : undefined;
}

/** Whether an entry that cannot be read, and was not there before, may be the payment. */
export function mayBePaid({ keys }: QrBaseline, amount: Satang, { rows }: StatementPage): boolean {
  const isNew = (row: StatementRow) => !(keys && isMarked(keys, row));
  return rows.some((row) => isNew(row) && compareRow(row, { type: 'deposit', amount }) === 'unclear');
}

/**
 * Baseline after a read at which the QR still existed: deposits of other amounts are not its payment. A deposit of
 * exactly its amount may be, because the QR may disappear after the money arrives; it stays new until the QR is gone.
 */
export function learnOthers(
  baseline: QrBaseline,
  awaited: Awaited,
  page: StatementPage,
  balanceNow: Satang | null,
): QrBaseline {
  const { keys, balance } = baseline;
  const exact = paymentOf(baseline, awaited, page, balanceNow);
  const others = page.rows.filter(isOther).filter((row) => row !== exact);
  // An entry that is damaged only now may be known by its key, or the payment itself.
  if (others.some((row) => row.isDamaged && !(keys && isMarked(keys, row)))) return baseline;
  // Other money may move meanwhile. A rise by exactly its amount may be its payment.
  const hasMoved = keys && !exact && balanceNow !== null && balanceNow - (balance ?? 0) !== awaited.amount;
  return { keys: new Set(marksOf(others)), balance: hasMoved ? balanceNow : balance };
}
