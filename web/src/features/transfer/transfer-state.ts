import { satang, WALLET } from 'contracts/rules';
import { atom } from 'jotai';
import type { Call } from '../../api/call.ts';
import { areWhole, sumOfBalances } from '../../shared/wallet/balances.ts';
import { readBalancesAfterAtom } from '../../shared/wallet/balances-after.ts';
import { createMoneyAction } from '../../shared/orders/money-action.ts';
import {
  type Baseline,
  findNewRows,
  freshReceipt,
  type Movement,
  readBaseline,
  readMovement,
  takeBaseline,
  writeOrder,
} from '../../shared/wallet/movements.ts';
import type { PendingOrder } from '../../shared/session/pending-orders.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { OutcomeUnproven } from '../../shared/wallet/outcome-unproven.ts';
import type { Likeness } from '../../shared/wallet/statement-rows.ts';
import { createTransfer, TRIED_AS_TRANSFER } from '../../shared/orders/transfer-order.ts';
import { broughtBack, haveAllCome } from './brought-back.ts';

export const transferAction = createTransfer(
  'transfer',
  (set, { balances }) => void set(readBalancesAfterAtom, balances),
);

const BROUGHT_BACK: Likeness = { type: 'transfer', to: WALLET };

/** States before the orders that have a receipt, and not all balances, which would tell what came of them. */
const answeredAtom = atom(() => new WeakSet<Baseline>());

/** The entries that were read last while the outcome of an order is open, by its state before. */
const lastKeysAtom = atom(() => new WeakMap<Baseline, string>());

export const bringBackAction = createMoneyAction<true, Baseline, Movement>({
  pending: { name: 'bring_back', write: writeOrder, read: readBringBack },
  triedAs: TRIED_AS_TRANSFER,
  before: (get) => takeBaseline(get),
  send: async (get, _set, _order, baseline) => {
    const { keys, balances } = baseline;
    const receipt = await freshReceipt(get, requestBringBack(get(servicesAtom).call));
    if (!balances || !areWhole(balances)) get(answeredAtom).add(baseline);
    const inGames = balances && sumOfBalances(balances) - (balances[WALLET] ?? 0);
    // The order names no amount. One that the games did not have is not shown unproven: the statement decides, if it can.
    if ((keys ?? balances) && receipt.amount !== inGames)
      throw new RangeError('bring back reply: amount differs from the games');
    return receipt;
  },
  reconcile: async (get, set, _order, baseline) => {
    let rise = 0;
    const rows = await findNewRows(get, set, baseline, {
      like: BROUGHT_BACK,
      isSum: true,
      // What the wallet has more, the games have less: a deposit would change the sum. Their figures may be old, so without a row
      // any rise may be this one.
      isMoved: (before, after, row) => {
        rise = (after[WALLET] ?? 0) - (before[WALLET] ?? 0);
        return rise > 0 && (row === null || sumOfBalances(after) === sumOfBalances(before));
      },
    });
    if (rows.length === 0 && get(answeredAtom).has(baseline))
      throw new OutcomeUnproven('bring back: there is a receipt, and no entry');
    const keys = rows.map(({ key }) => key).join();
    const isSettled = haveAllCome(rows, baseline.balances) || get(lastKeysAtom).get(baseline) === keys;
    get(lastKeysAtom).set(baseline, keys);
    // The balances that the app knew may be old: a game that was empty has no entry.
    if (rows.length > 0 && !isSettled) throw new Error('statement: more entries may come');
    const brought = broughtBack(rows);
    // Without the rows from before, the new ones are unknown, but their sum is not.
    return brought && rise > 0 ? { ...brought, amount: satang(rise) } : brought;
  },
  after: (_get, set, _done, _order, { balances }) => void set(readBalancesAfterAtom, balances),
});

export const requestBringBack = (call: Call): Promise<Movement> =>
  call('POST /api/wallet/transferAll', readMovement, { body: { to: WALLET } });

function readBringBack({ input, before }: PendingOrder) {
  const baseline = readBaseline(before);
  return input === true && baseline ? { input: true as const, before: baseline } : null;
}
