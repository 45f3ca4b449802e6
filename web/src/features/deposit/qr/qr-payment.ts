import type { Satang } from 'contracts/rules';
import {
  isMovement,
  type MovementRow,
  type StatementPage,
  type StatementRow,
} from '../../../shared/wallet/statement-rows.ts';

export interface QrBaseline {
  /** Keys of the deposits that are not its payment; null when the statement could not be read. */
  keys: ReadonlySet<string> | null;
  balance: Satang | null;
}

const isDeposit = (row: StatementRow): row is MovementRow =>
  row.type === 'deposit' && row.status === 'success' && isMovement(row);

/** No current statement entry is the payment of a QR that is not visible yet. */
export function baselineOf(page: StatementPage | null, balance: Satang | null): QrBaseline {
  return { keys: page && new Set(page.rows.filter(isDeposit).map(({ key }) => key)), balance };
}

export function exactPayment(
  { keys, balance }: QrBaseline,
  amount: Satang,
  page: StatementPage,
  balanceNow: Satang | null,
): MovementRow | undefined {
  const exact = page.rows.filter(isDeposit).filter((row) => row.amount === amount);
  if (keys) return exact.find(({ key }) => !keys.has(key));
  // Without earlier entries, an entry proves nothing, but a wallet that rose by exactly this amount does.
  const hasRisen = balance !== null && balanceNow !== null && balanceNow - balance === amount;
  return hasRisen ? exact.at(0) : undefined;
}

/** The deposit that paid a QR which is gone: one of exactly its amount, otherwise the newest new one. [9.39] */
export function paymentOf(
  baseline: QrBaseline,
  amount: Satang,
  page: StatementPage,
  balanceNow: Satang | null,
): MovementRow | undefined {
  const { keys } = baseline;
  return (
    exactPayment(baseline, amount, page, balanceNow) ??
    (keys ? page.rows.filter(isDeposit).find(({ key }) => !keys.has(key)) : undefined)
  );
}

/**
 * Baseline after a read at which the QR still existed: deposits of other amounts are not its payment. A deposit of
 * exactly its amount may be, because the QR may disappear after the money arrives; it stays new until the QR is gone.
 */
export function learnOthers(
  baseline: QrBaseline,
  amount: Satang,
  page: StatementPage,
  balanceNow: Satang | null,
): QrBaseline {
  const exact = exactPayment(baseline, amount, page, balanceNow);
  const others = page.rows.filter(isDeposit).filter((row) => row !== exact);
  return { ...baseline, keys: new Set(others.map(({ key }) => key)) };
}
