import { sumOf, WALLET } from 'contracts/rules';
import { OrderRefused } from '../../shared/orders/reconcile.ts';
import { hasMoved, type Movement, movementOfRow } from '../../shared/wallet/movements.ts';
import type { Balances } from '../../shared/wallet/balances.ts';
import { inProgress } from '../../shared/wallet/outcome-unproven.ts';
import type { MovementRow } from '../../shared/wallet/statement-rows.ts';

/** Whether each game that had money, at `least` so much, has an entry: they are written one after another. */
export const haveAllCome = (rows: readonly MovementRow[], before: Balances | null, least = 1): boolean =>
  before !== null &&
  Object.entries(before).every(
    ([code, balance]) =>
      code === WALLET || (balance !== null && balance < least) || rows.some(({ from }) => from === code),
  );

const ofMoved = (rows: readonly MovementRow[]) => rows.filter(hasMoved);

/** What the entries brought back, in satang. */
export const moneyOf = (rows: readonly MovementRow[]) => sumOf(ofMoved(rows).map(({ amount }) => amount));

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
