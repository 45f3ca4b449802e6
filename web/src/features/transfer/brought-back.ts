import { type Satang, sumOf, TRANSFER_MINIMUM, WALLET } from 'contracts/rules';
import { REQUEST_TIMEOUT_MS } from '../../api/request-timeout.ts';
import { OrderRefused, RECONCILE_AFTER_MS } from '../../shared/orders/reconcile.ts';
import { type Baseline, hasMoved, type Movement, movementOfRow } from '../../shared/wallet/movements.ts';
import type { Balances } from '../../shared/wallet/balances.ts';
import { inProgress } from '../../shared/wallet/outcome-unproven.ts';
import type { MovementRow } from '../../shared/wallet/statement-rows.ts';

/** Whether each game that had money, at `least` so much, has an entry: they are written one after another. */
const haveAllCome = (rows: readonly MovementRow[], before: Balances | null, least = 1): boolean =>
  before !== null &&
  Object.entries(before).every(
    ([code, balance]) =>
      code === WALLET || (balance !== null && balance < least) || rows.some(({ from }) => from === code),
  );

const ofMoved = (rows: readonly MovementRow[]) => rows.filter(hasMoved);

/** What the entries brought back, in satang. */
const moneyOf = (rows: readonly MovementRow[]) => sumOf(ofMoved(rows).map(({ amount }) => amount));

/** How long an outcome is looked for at once. */
const RECONCILE_MS = Math.max(...RECONCILE_AFTER_MS);

/** What one reading shows of an order that brings money back. */
export interface BroughtBackReading {
  rows: readonly MovementRow[];
  before: Pick<Baseline, 'keys' | 'balances'>;
  /** The balances on the screen now; null when they may be old. */
  shown: Balances | null;
  /** What the receipt says; undefined without one. */
  answered: Satang | undefined;
  /** How much the wallet has more than before, where nothing else has moved money. */
  rise: number;
  /** Whether the last reading showed the same entries, and since when, in ms. */
  isSame: boolean;
  waitedMs: number;
}

/** Whether no more entries are to come; `web/docs/money-action.md` says when. */
export function isWhole({
  rows,
  before: { keys, balances },
  shown,
  answered,
  rise,
  isSame,
  waitedMs,
}: BroughtBackReading): boolean {
  const isKnown = keys !== null && balances !== null;
  const money = Math.max(rise, moneyOf(rows));
  // NaN, and so not less, while one of them is unknown.
  const rose = (shown?.[WALLET] ?? NaN) - (balances?.[WALLET] ?? NaN);
  const isLess = money < rose;
  // The balances that the app knew may be old: a game that was empty has no entry, and one may have won since. One that gives
  // nothing back keeps its money, as each may keep less than can be transferred.
  const haveAll =
    haveAllCome(rows, balances) ||
    (isSame && haveAllCome(rows, shown, money > rose ? 1 : TRANSFER_MINIMUM) && !isLess);
  return (
    (haveAll && money >= (answered ?? 0)) ||
    (haveAllCome(rows, balances) && isSame && !isLess && money > (answered ?? 0) - TRANSFER_MINIMUM) ||
    (isSame &&
      (money === answered ||
        waitedMs >= (isKnown || answered !== undefined ? REQUEST_TIMEOUT_MS : RECONCILE_MS)))
  );
}

/**
 * Money brought back according to the new statement entries, newest first: one entry per game, written one after
 * another. Games that returned nothing are not included. null without an entry. [7.20] [8.08]
 * @throws OrderRefused when no game returned anything. `now` is the service's time.
 */
export function broughtBack(rows: readonly MovementRow[], now: number): Movement | null {
  if (rows.length === 0) return null;
  const open = rows.filter(({ status }) => status === 'in_progress');
  if (open.length > 0) throw inProgress(open, now);
  const newest = ofMoved(rows).at(0);
  if (!newest) throw new OrderRefused('TRANSFER_FAIL');
  return { ...movementOfRow(newest), amount: moneyOf(rows) };
}
