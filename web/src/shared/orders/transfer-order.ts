import { bahtFromSatang, type Satang } from 'contracts/rules';
import type { Setter } from 'jotai';
import type { Call } from '../../api/call.ts';
import { createMoneyAction } from './money-action.ts';
import { OrderRefused } from './reconcile.ts';
import {
  type Baseline,
  cameSinceOpening,
  doneRow,
  findNewRows,
  freshReceipt,
  type Movement,
  movementOfRow,
  readBaseline,
  readMovement,
  takeBaseline,
  writeOrder,
} from '../wallet/movements.ts';
import type { PendingName, PendingOrder } from '../session/pending-orders.ts';
import { createDraftAtom } from '../session/drafts.ts';
import { servicesAtom } from '../session/services.ts';
import { noteReceipt } from '../wallet/receipts.ts';
import type { Likeness } from '../wallet/statement-rows.ts';

/** An account is the wallet, by its own name, or a game, by its code. [7.19] */
export interface TransferOrder {
  from: string;
  to: string;
  amount: Satang;
}

const entryOf = ({ from, to, amount }: TransferOrder): Likeness => ({ type: 'transfer', from, to, amount });

/** All of these leave transfers on the statement. */
export const TRIED_AS_TRANSFER = 'transfer';

/**
 * A transfer between the wallet and a game, or between two games; `name` is its storage key. The statement gives the outcome,
 * or the balances if the statement could not be read before. (W1) [7.19]
 * @param draft the name of the amount that is typed: what has been moved is no amount to move
 */
export function createTransfer(
  name: PendingName,
  draft: string,
  after: (set: Setter, before: Baseline) => void,
  more: { hasReceipt?: true } = {},
) {
  return createMoneyAction<TransferOrder, Baseline, Movement>({
    ...more,
    pending: { name, write: writeOrder, read: readTransfer },
    before: (get) => takeBaseline(get),
    triedAs: TRIED_AS_TRANSFER,
    asksWhileTryRuns: true,
    isRepeat: (get, order, baseline, ...earlier) =>
      cameSinceOpening(get, baseline, entryOf(order), ...earlier),
    send: (get, _set, order) => freshReceipt(get, requestTransfer(get(servicesAtom).call, order)),
    reconcile: async (get, set, order, baseline) => {
      const { from, to, amount } = order;
      const rows = await findNewRows(get, set, baseline, {
        like: entryOf(order),
        // A balance that could not be read, before or now, may have changed.
        isMoved: (before, now) => {
          const fallen = (before[from] ?? NaN) - (now[from] ?? NaN);
          return (Number.isNaN(fallen) || fallen === amount) && before[to] !== (now[to] ?? NaN);
        },
      });
      const row = doneRow(get, rows);
      // The provider failed and the money came back. [8.08]
      if (!row && rows.length > 0) throw new OrderRefused('TRANSFER_FAIL');
      return row ? movementOfRow(row) : null;
    },
    note: (get, { at }, order, { keys }) => noteReceipt(get, entryOf(order), at, keys),
    after: (_get, set, _done, _order, before) => {
      set(createDraftAtom(draft), '');
      after(set, before);
    },
  });
}

/**
 * Moves the money.
 * @throws ApiError, or RangeError for the receipt of another amount [7.19]
 */
export const requestTransfer = (call: Call, { from, to, amount }: TransferOrder): Promise<Movement> =>
  call('POST /api/wallet/transfer', (reply) => receiptFor(amount, readMovement(reply)), {
    body: { from, to, amount: bahtFromSatang(amount) },
  });

/** Rejects a receipt for another amount: it says nothing about this order, so the statement decides. */
export function receiptFor(amount: Satang, movement: Movement): Movement {
  if (movement.amount !== amount) throw new RangeError('transfer reply: amount differs from the order');
  return movement;
}

function readTransfer({ input, before }: PendingOrder) {
  const baseline = readBaseline(before);
  if (typeof input !== 'object' || input === null || !baseline) return null;
  const { from, to, amount } = input as Partial<TransferOrder>;
  const isOrder = typeof from === 'string' && typeof to === 'string' && Number.isSafeInteger(amount);
  return isOrder ? { input: input as TransferOrder, before: baseline } : null;
}
