import type { Satang } from 'contracts/rules';
import { atom, type Getter, type Setter } from 'jotai';
import { readDone } from '../../api/read-done.ts';
import { createMoneyAction } from '../../shared/orders/money-action.ts';
import { dialogAtom } from '../../shared/session/dialog-state.ts';
import type { PendingName, PendingOrder } from '../../shared/session/pending-orders.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { timeoutSignal } from '../../shared/session/timeout-signal.ts';
import type { Balances } from '../../shared/wallet/balances.ts';
import { readAgainUntil } from '../../shared/visit/read-again.ts';
import { noteOvertakenAtom } from '../../shared/wallet/overtaken.ts';
import { loadWalletAtom, shownBalances } from '../../shared/wallet/wallet-state.ts';
import { fetchRefundCheck, loadRefundCheckAtom, refundCheckAtom } from './refund-check.ts';
import { fetchRefunds, refundList } from './refund-rows.ts';
import { hasReceived, type RefundReading, type Refunded, isRefundReading } from './refund-rules.ts';

/** An order must not wait long for a check or a log that does not answer. */
const READING_MS = 5_000;

/** Reads the refund check and the refund log, either of which may fail. @throws when both fail */
async function readRefund(get: Getter): Promise<RefundReading> {
  const { call, clock, session } = get(servicesAtom);
  const signal = timeoutSignal(clock, READING_MS, session.signal());
  const [check, log] = await Promise.allSettled([
    fetchRefundCheck(call, signal),
    fetchRefunds(call, 1, signal),
  ]);
  if (check.status === 'rejected' && log.status === 'rejected') throw check.reason;
  const page = log.status === 'fulfilled' ? log.value : null;
  const newest = page?.rows[0];
  return {
    amount: check.status === 'fulfilled' ? check.value.amount : null,
    success: check.status === 'fulfilled' ? check.value.success : null,
    // Where the service counts nothing, the total of a full page is no count.
    total: !page || page.mayHaveMore ? null : page.total,
    newest: newest?.amount ?? null,
    newestAt: newest && !Number.isNaN(newest.createdAt) ? newest.createdAt : null,
  };
}

interface Before extends RefundReading {
  /** The balances on the screen; null when they may be old, and after a reload. */
  balances: Balances | null;
}

type RefundCall = 'GET /api/refund/receive' | 'GET /api/refund/addWallet';

/**
 * Receives the refund: a GET that moves money, sent once. [7.28] Without an answer, the log and the number of refunds
 * show the outcome. (W1)
 */
function createRefund(
  name: PendingName,
  call: RefundCall,
  after: (get: Getter, set: Setter, before: Before) => void,
) {
  return createMoneyAction<Satang | null, Before, Refunded>({
    // The call names no amount.
    pending: { name, read: readPendingRefund, nameOf: () => null },
    triedAs: 'refund',
    before: async (get) => ({ balances: shownBalances(get), ...(await readRefund(get)) }),
    send: async (get, _set, _shown, { amount }) => {
      await get(servicesAtom).call(call, readDone);
      return { amount };
    },
    reconcile: async (get, set, _shown, before) => {
      // The page below shows the wallet, which may have changed already.
      void set(loadWalletAtom);
      return hasReceived(before, await readRefund(get));
    },
    after: (get, set, _done, _shown, before) => after(get, set, before),
  });
}

function readPendingRefund({ input, before }: PendingOrder) {
  const isInput = input === null || Number.isSafeInteger(input);
  return isInput && isRefundReading(before)
    ? { input: input as Satang | null, before: { ...before, balances: null } }
    : null;
}

// Whether the page below shows the wallet from before a refund.
const baseIsWalletOldAtom = atom(false);

export const leaveRefundAtom = atom(null, (get, set) => {
  if (!get(baseIsWalletOldAtom)) return;
  set(baseIsWalletOldAtom, false);
  void set(loadWalletAtom);
});

/** Reloads the wallet; while the dialog is open, waits until it closes. [2.45] */
function noteReceived(get: Getter, set: Setter) {
  if (get(dialogAtom)?.name === 'refund') set(baseIsWalletOldAtom, true);
  else void set(loadWalletAtom);
}

/** Receives it as a bonus with a turnover condition; the dialog stays open and shows the new state. [2.57] */
export const receiveAsBonusAction = createRefund(
  'refund_bonus',
  'GET /api/refund/receive',
  (get, set, { balances, amount, success }) => {
    // It is credited too; only one of an unknown amount may have left the wallet as it was.
    if (amount !== null && amount > 0) set(noteOvertakenAtom, balances);
    noteReceived(get, set);
    void set(loadRefundCheckAtom, true).then(() => readAgainUntil(get, isSeen));
    void set(refundList.showPageAtom, 1);

    // A copy that lags behind still offers it. (W9)
    async function isSeen() {
      const state = get(refundCheckAtom);
      if (state.status !== 'ready' || !state.check.isAvailable || success === null) return true;
      if (state.check.success !== success) return true;
      await set(loadRefundCheckAtom);
      return false;
    }
  },
);

export const addToWalletAction = createRefund(
  'refund_wallet',
  'GET /api/refund/addWallet',
  (get, set, { balances }) => {
    set(noteOvertakenAtom, balances);
    noteReceived(get, set);
  },
);
