import { bahtFromSatang, type Satang, WALLET } from 'contracts/rules';
import type { Call } from '../../api/call.ts';
import { createMoneyAction } from '../../shared/orders/money-action.ts';
import { receiptFor } from '../../shared/orders/transfer-order.ts';
import { INVITE_ENTRY } from '../../shared/rewards/receive-invite.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import {
  type Baseline,
  cameSinceOpening,
  doneRow,
  findNewRows,
  freshReceipt,
  type Movement,
  movementOfRow,
  readAmountOrder,
  readMovement,
  takeBaseline,
  writeOrder,
} from '../../shared/wallet/movements.ts';
import { noteReceipt } from '../../shared/wallet/receipts.ts';
import type { Likeness } from '../../shared/wallet/statement-rows.ts';
import { noteOvertakenAtom } from '../../shared/wallet/overtaken.ts';
import { loadWalletAtom } from '../../shared/wallet/wallet-state.ts';

const entryOf = (amount: Satang): Likeness => ({ ...INVITE_ENTRY, amount });

export const takePartAction = createMoneyAction<Satang, Baseline, Movement>({
  pending: { name: 'invite_part', write: writeOrder, read: readAmountOrder },
  triedAs: 'invite',
  asksWhileTryRuns: true,
  before: (get) => takeBaseline(get),
  isRepeat: (get, amount, baseline, ...earlier) =>
    cameSinceOpening(get, baseline, entryOf(amount), ...earlier),
  send: (get, _set, amount) => freshReceipt(get, requestPart(get(servicesAtom).call, amount)),
  reconcile: async (get, set, amount, baseline) => {
    const rows = await findNewRows(get, set, baseline, {
      like: entryOf(amount),
      isMoved: (before, after) => after[WALLET] === (before[WALLET] ?? 0) + amount,
    });
    const row = doneRow(get, rows);
    return row ? movementOfRow(row) : null;
  },
  after: (get, set, { at }, amount, { keys, balances }) => {
    noteReceipt(get, entryOf(amount), at, keys);
    set(noteOvertakenAtom, balances);
    void set(loadWalletAtom);
  },
});

export const requestPart = (call: Call, amount: Satang): Promise<Movement> =>
  call('POST /api/wallet/add', (reply) => receiptFor(amount, readMovement(reply)), {
    body: { amount: bahtFromSatang(amount) },
  });
