import { type Satang, satang, WALLET } from 'contracts/rules';
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
import { noteReceipt } from '../../shared/wallet/receipts.ts';
import type { Likeness } from '../../shared/wallet/statement-rows.ts';
import { createTransfer, TRIED_AS_TRANSFER } from '../../shared/orders/transfer-order.ts';
import { broughtBack, isWhole } from './brought-back.ts';
import { shownBalances } from '../../shared/wallet/wallet-state.ts';

/** The amount that is typed. */
export const AMOUNT_DRAFT = 'transfer-amount';

export const transferAction = createTransfer(
  'transfer',
  AMOUNT_DRAFT,
  (set, { balances }) => void set(readBalancesAfterAtom, balances),
  { hasReceipt: true },
);

const BROUGHT_BACK: Likeness = { type: 'transfer', to: WALLET };

/** What the receipts say, by the state before. */
const answeredAtom = atom(() => new WeakMap<Baseline, Satang>());

/** The entries that were read last while the outcome of an order is open, and since when (ms), by its state before. */
const lastReadAtom = atom(() => new WeakMap<Baseline, { keys: string; since: number }>());

export const bringBackAction = createMoneyAction<true, Baseline, Movement>({
  pending: { name: 'bring_back', write: writeOrder, read: readBringBack },
  triedAs: TRIED_AS_TRANSFER,
  before: (get) => takeBaseline(get),
  send: async (get, _set, _order, baseline) => {
    const { keys, balances } = baseline;
    const receipt = await freshReceipt(get, requestBringBack(get(servicesAtom).call));
    get(answeredAtom).set(baseline, receipt.amount);
    const inGames = balances && sumOfBalances(balances) - (balances[WALLET] ?? 0);
    // The order names no amount. One that the games did not have is not shown unproven: the statement decides, if it can.
    if ((keys ?? (balances && areWhole(balances))) && receipt.amount !== inGames)
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
    const { balances } = baseline;
    const answered = get(answeredAtom).get(baseline);
    // All balances would show what came of it.
    if (rows.length === 0 && answered !== undefined && !(balances && areWhole(balances)))
      throw new OutcomeUnproven('bring back: there is a receipt, and no entry');
    const { clock } = get(servicesAtom);
    const now = clock.elapsed();
    const keys = rows.map(({ key }) => key).join();
    const last = get(lastReadAtom).get(baseline);
    const isSame = last?.keys === keys;
    const since = isSame ? last.since : now;
    get(lastReadAtom).set(baseline, { keys, since });
    const shown = shownBalances(get);
    const reading = { rows, before: baseline, shown, answered, rise, isSame, waitedMs: now - since };
    if (rows.length > 0 && !isWhole(reading)) throw new Error('statement: more entries may come');
    const brought = broughtBack(rows, clock.now());
    // Without the rows from before, the new ones are unknown, but their sum is not.
    return brought && rise > 0 ? { ...brought, amount: satang(rise) } : brought;
  },
  hasReceipt: true,
  note: (get, { at }, _order, { keys, balances }) => {
    for (const [from, amount] of Object.entries(balances ?? {})) {
      if (from !== WALLET && amount)
        noteReceipt(get, { ...BROUGHT_BACK, from, amount: satang(amount) }, at, keys);
    }
  },
  after: (_get, set, _done, _order, { balances }) => void set(readBalancesAfterAtom, balances),
});

export const requestBringBack = (call: Call): Promise<Movement> =>
  call('POST /api/wallet/transferAll', readMovement, { body: { to: WALLET } });

function readBringBack({ input, before }: PendingOrder) {
  const baseline = readBaseline(before);
  return input === true && baseline ? { input: true as const, before: baseline } : null;
}
