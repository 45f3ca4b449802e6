import { sumOf } from 'contracts/rules';
import { readBalancesAfterAtom } from '../../state/balances-after.ts';
import { createMoneyAction } from '../../state/money-action.ts';
import {
  type Baseline,
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
import { createTransfer } from '../../state/transfer-order.ts';

/** The transfer of the dialog. [7.19] */
export const transferAction = createTransfer('transfer', (set) => void set(readBalancesAfterAtom));

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
      amount: sumOf(together.map(({ amount }) => amount)),
    };
  },
  after: (_get, set) => void set(readBalancesAfterAtom),
});

function readBringBackIntent({ input, before }: OpenIntent) {
  const baseline = readBaseline(before);
  return input === true && baseline ? { input: true as const, before: baseline } : null;
}
