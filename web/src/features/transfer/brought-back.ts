import { sumOf } from 'contracts/rules';
import { OrderRefused } from '../../shared/orders/reconcile.ts';
import { type Movement, movementOfRow } from '../../shared/wallet/movements.ts';
import type { MovementRow } from '../../shared/wallet/statement-rows.ts';

/**
 * What the new lines on the statement say of money brought back, newest first: one for each game, written one after the
 * other. What a game did not give is no part of it. null without a line. [7.20] [8.08]
 * @throws OrderRefused when no game gave anything.
 */
export function broughtBack(rows: readonly MovementRow[]): Movement | null {
  if (rows.length === 0) return null;
  const brought = rows.filter(({ status }) => status !== 'failed');
  const newest = brought.at(0);
  if (!newest) throw new OrderRefused('TRANSFER_FAIL');
  return { ...movementOfRow(newest), amount: sumOf(brought.map(({ amount }) => amount)) };
}
