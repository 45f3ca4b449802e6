import { bahtFromSatang, type Satang, satangFromBaht, WALLET } from 'contracts/rules';
import { atom } from 'jotai';
import type { Call, Reply } from '../../api/call.ts';
import { sumOfBalances } from '../../shared/wallet/balances.ts';
import { readBalancesAfterAtom } from '../../shared/wallet/balances-after.ts';
import { createMoneyAction } from '../../shared/orders/money-action.ts';
import {
  type Baseline,
  cameSinceOpening,
  findNewRows,
  freshReceipt,
  hasMoved,
  type Movement,
  movementOfRow,
  readAmountOrder,
  readMovement,
  takeBaseline,
  writeOrder,
} from '../../shared/wallet/movements.ts';
import { receiptFor } from '../../shared/orders/transfer-order.ts';
import { createDraftAtom } from '../../shared/session/drafts.ts';
import { createReading } from '../../shared/visit/reading.ts';
import { createTurns } from '../../shared/visit/turns.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { noteReceipt } from '../../shared/wallet/receipts.ts';
import type { Likeness } from '../../shared/wallet/statement-rows.ts';
import type { WithdrawLimits } from './withdraw-rules.ts';

const baseHasBonusAtom = atom(false);
const bonusTurnAtom = createTurns();

export const hasActiveBonusAtom = atom((get) => get(baseHasBonusAtom));

/** @throws when the shape is wrong or the limits exclude every amount. */
export function readLimits({ withdrawMin, withdrawMax }: Reply<'GET /api/lookup/withdraw'>): WithdrawLimits {
  const limits = { minimum: satangFromBaht(withdrawMin), maximum: satangFromBaht(withdrawMax) };
  if (limits.minimum < 0 || limits.maximum <= 0 || limits.maximum < limits.minimum)
    throw new RangeError('withdraw lookup reply: withdrawMin and withdrawMax allow no amount');
  return limits;
}

/** Limits that were read before stay, marked as old: the server checks anyway. */
export const { stateAtom: withdrawLimitsAtom, loadAtom: loadWithdrawLimitsAtom } = createReading(
  async (get) => {
    const { call, session } = get(servicesAtom);
    return { limits: await call('GET /api/lookup/withdraw', readLimits, { signal: session.signal() }) };
  },
  'kept',
);

/** A failure changes nothing: a known bonus still blocks, and for an unknown one the server refuses. [7.31] */
export const loadActiveBonusAtom = atom(null, async (get, set) => {
  const { call, session } = get(servicesAtom);
  const isLatest = set(bonusTurnAtom);
  const isActive = await call('GET /api/bonus/check/active', ({ status }) => status as unknown, {
    signal: session.signal(),
  }).catch(() => null);
  if (isLatest() && typeof isActive === 'boolean') set(baseHasBonusAtom, isActive);
});

/** The amount that is typed. */
export const AMOUNT_DRAFT = 'withdraw-amount';

const entryOf = (amount: Satang): Likeness => ({ type: 'withdraw', amount });

export interface Withdrawal extends Movement {
  /** The wallet had too little. */
  usesGames: boolean;
}

const withSource = (movement: Movement, amount: Satang, { balances }: Baseline): Withdrawal => ({
  ...movement,
  usesGames: amount > (balances?.[WALLET] ?? Infinity),
});

/** Withdraws to the bank; the games pay what the wallet lacks. [7.22] */
export const withdrawAction = createMoneyAction<Satang, Baseline, Withdrawal>({
  pending: { name: 'withdraw', write: writeOrder, read: readAmountOrder },
  asksWhileTryRuns: true,
  before: (get) => takeBaseline(get),
  isRepeat: (get, amount, baseline, ...earlier) =>
    cameSinceOpening(get, baseline, entryOf(amount), ...earlier),
  send: async (get, _set, amount, before) => {
    const movement = await freshReceipt(get, requestWithdrawal(get(servicesAtom).call, amount));
    return withSource(movement, amount, before);
  },
  reconcile: async (get, set, amount, baseline) => {
    const rows = await findNewRows(get, set, baseline, {
      like: entryOf(amount),
      isMoved: (before, after) => {
        const fallen = sumOfBalances(before) - sumOfBalances(after);
        if (!Number.isNaN(fallen)) return fallen === amount;
        // A game that could not be read may have paid, but only what the wallet lacked.
        const was = before[WALLET] ?? 0;
        const is = after[WALLET] ?? 0;
        return is < Math.max(was, amount) && (is !== was || was <= 0);
      },
    });
    // A failed withdrawal has returned the money: nothing is withdrawn.
    const row = rows.find(hasMoved);
    return row ? withSource(movementOfRow(row), amount, baseline) : null;
  },
  hasReceipt: true,
  note: (get, { at }, amount, { keys }) => noteReceipt(get, entryOf(amount), at, keys),
  after: (_get, set, _done, _amount, { balances }) => {
    set(createDraftAtom(AMOUNT_DRAFT), '');
    void set(readBalancesAfterAtom, balances);
  },
});

export const requestWithdrawal = (call: Call, amount: Satang): Promise<Movement> =>
  call('POST /api/wallet/withdrawAll', (reply) => receiptFor(amount, readMovement(reply)), {
    body: { amount: bahtFromSatang(amount) },
  });
