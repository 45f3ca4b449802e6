import { bahtFromSatang, type Satang } from 'contracts/rules';
import type { Setter } from 'jotai';
import { createMoneyAction, NotDone } from './money-action.ts';
import {
  type Baseline,
  cameSinceOpening,
  findNewRows,
  type Movement,
  movementOfRow,
  readBaseline,
  readMovement,
  takeBaseline,
} from '../wallet/movements.ts';
import type { OpenIntent } from '../session/pending-orders.ts';
import { servicesAtom } from '../session/services.ts';
import type { StatementRow } from '../wallet/statement-rows.ts';

/** Places are the wallet, by its own name, and games by their codes. [7.19] */
export interface TransferOrder {
  from: string;
  to: string;
  amount: Satang;
}

const isLineOf =
  ({ from, to, amount }: TransferOrder) =>
  (row: StatementRow) =>
    row.type === 'transfer' && row.from === from && row.to === to && row.amount === amount;

/**
 * Moving money between the wallet and a game, or two games; `name` is what it is kept under. How it ended is settled by
 * the statement, and by the balances where that was silent before. (W1) [7.19]
 */
export function createTransfer(name: string, after: (set: Setter, order: TransferOrder) => void) {
  return createMoneyAction<TransferOrder, Baseline, Movement>({
    kept: { name, read: readTransferIntent },
    before: (get, _order, set) => takeBaseline(get, set),
    isRepeat: (get, order) => cameSinceOpening(get, isLineOf(order)),
    send: async (get, _set, { from, to, amount }) => {
      const body = { from, to, amount: bahtFromSatang(amount) };
      return get(servicesAtom).call(
        'POST /api/wallet/transfer',
        (reply) => told(readMovement(reply), amount),
        { body },
      );
    },
    settle: async (get, set, order, baseline) => {
      const { from, to, amount } = order;
      const [row] = await findNewRows(get, set, baseline, {
        isLike: isLineOf(order),
        isMoved: (before, now) => now[from] === (before[from] ?? 0) - amount && before[to] !== now[to],
      });
      if (!row) return null;
      // The provider failed and the money came back. [8.08]
      if (row.status === 'failed') throw new NotDone('TRANSFER_FAIL');
      return movementOfRow(row);
    },
    after: (_get, set, _done, order) => after(set, order),
  });
}

/** A receipt for another amount says nothing about this order: the statement decides. */
function told(movement: Movement, amount: Satang): Movement {
  if (movement.amount !== amount) throw new RangeError('a receipt for another amount');
  return movement;
}

function readTransferIntent({ input, before }: OpenIntent) {
  const baseline = readBaseline(before);
  if (typeof input !== 'object' || input === null || !baseline) return null;
  const { from, to, amount } = input as Partial<TransferOrder>;
  const isOrder = typeof from === 'string' && typeof to === 'string' && Number.isSafeInteger(amount);
  return isOrder ? { input: input as TransferOrder, before: baseline } : null;
}
