import type { Satang } from 'contracts/rules';
import {
  hasAmount,
  type MovementRow,
  type StatementPage,
  type StatementRow,
} from '../../../shared/wallet/statement-rows.ts';

/** What was true before a QR was paid. (W2) */
export interface QrBaseline {
  /** Keys of the deposits that are not its payment; null when the statement could not be read. */
  keys: ReadonlySet<string> | null;
  /** What lay in the wallet; null when that was not known. */
  balance: Satang | null;
}

const isDeposit = (row: StatementRow): row is MovementRow =>
  row.type === 'deposit' && row.status === 'success' && hasAmount(row);

/** Everything that is on the statement by now is no payment of a QR that nobody has seen yet. */
export function baselineOf(page: StatementPage | null, balance: Satang | null): QrBaseline {
  return { keys: page && new Set(page.rows.filter(isDeposit).map(({ key }) => key)), balance };
}

/** A deposit of exactly the QR's amount that was not there before; undefined while there is none. */
export function exactPayment(
  { keys, balance }: QrBaseline,
  amount: Satang,
  page: StatementPage,
  balanceNow: Satang | null,
): MovementRow | undefined {
  const exact = page.rows.filter(isDeposit).filter((row) => row.amount === amount);
  if (keys) return exact.find(({ key }) => !keys.has(key));
  // Without the lines from before a line alone proves nothing; a wallet that has risen by just as much does.
  const hasRisen = balance !== null && balanceNow !== null && balanceNow - balance === amount;
  return hasRisen ? exact.at(0) : undefined;
}

/** The deposit that paid a QR which is gone: one of exactly its amount, else the newest new one. [9.39] */
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
 * What is known after a look at which the QR still answered: other deposits are no payment of it. One of exactly its amount
 * may be, for the QR may go only after the money has come: it stays new until the QR is gone.
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
