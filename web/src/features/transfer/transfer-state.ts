import { bahtFromSatang, satang, type Satang } from 'contracts/rules';
import { readBalancesAfterAtom } from '../../state/balances-after.ts';
import { createMoneyAction, NotDone } from '../../state/money-action.ts';
import {
  type Baseline,
  cameSinceOpening,
  findNewRows,
  type Movement,
  movementOfRow,
  readBaseline,
  readMovement,
  takeBaseline,
  WALLET,
} from '../../state/movements.ts';
import type { OpenIntent } from '../../state/open-intent.ts';
import { servicesAtom } from '../../state/services.ts';
import type { StatementRow } from '../../state/statement-rows.ts';

export interface TransferOrder {
  from: string;
  to: string;
  amount: Satang;
}

const isLineOf =
  ({ from, to, amount }: TransferOrder) =>
  (row: StatementRow) =>
    row.type === 'transfer' && row.from === from && row.to === to && row.amount === amount;

/** Moving money between the wallet and a game, or two games. [7.19] */
export const transferAction = createMoneyAction<TransferOrder, Baseline, Movement>({
  kept: { name: 'transfer', read: readTransferIntent },
  before: (get, _order, set) => takeBaseline(get, set),
  isRepeat: (get, order) => cameSinceOpening(get, isLineOf(order)),
  send: async (get, _set, { from, to, amount }) => {
    const body = { from, to, amount: bahtFromSatang(amount) };
    return get(servicesAtom).call('POST /api/wallet/transfer', (reply) => told(readMovement(reply), amount), {
      body,
    });
  },
  settle: async (get, set, order, baseline) => {
    const { from, to, amount } = order;
    const [row] = await findNewRows(get, set, baseline, {
      isLike: isLineOf(order),
      isMoved: (before, after) => after[from] === (before[from] ?? 0) - amount && before[to] !== after[to],
    });
    if (!row) return null;
    // The provider failed and the money came back. [8.08]
    if (row.status === 'failed') throw new NotDone('TRANSFER_FAIL');
    return movementOfRow(row);
  },
  after: (_get, set) => void set(readBalancesAfterAtom),
});

/** A receipt for another amount says nothing about this order: the statement decides. */
function told(movement: Movement, amount: Satang): Movement {
  if (movement.amount !== amount) throw new RangeError('a receipt for another amount');
  return movement;
}

const isBroughtBack = (row: StatementRow) => row.type === 'transfer' && row.to === WALLET;

/** Bringing the money of all games back to the wallet. [7.20] */
export const bringBackAction = createMoneyAction<true, Baseline, Movement>({
  kept: { name: 'bring_back', read: readBringBackIntent },
  before: (get, _order, set) => takeBaseline(get, set),
  send: (get) =>
    get(servicesAtom).call('POST /api/wallet/transferAll', readMovement, { body: { to: WALLET } }),
  settle: async (get, set, _order, baseline) => {
    const rows = await findNewRows(get, set, baseline, {
      isLike: isBroughtBack,
      isMoved: (before, after) => (after[WALLET] ?? 0) > (before[WALLET] ?? 0),
    });
    // One line for each game, all of one moment.
    const newest = rows.at(0);
    if (!newest) return null;
    const together = rows.filter(({ createdAt }) => createdAt === newest.createdAt);
    return {
      ...movementOfRow(newest),
      amount: satang(together.reduce((sum, { amount }) => sum + amount, 0)),
    };
  },
  after: (_get, set) => void set(readBalancesAfterAtom),
});

function readTransferIntent({ input, before }: OpenIntent) {
  const baseline = readBaseline(before);
  if (typeof input !== 'object' || input === null || !baseline) return null;
  const { from, to, amount } = input as Partial<TransferOrder>;
  const isOrder = typeof from === 'string' && typeof to === 'string' && Number.isSafeInteger(amount);
  return isOrder ? { input: input as TransferOrder, before: baseline } : null;
}

function readBringBackIntent({ input, before }: OpenIntent) {
  const baseline = readBaseline(before);
  return input === true && baseline ? { input: true as const, before: baseline } : null;
}
