import type { Satang } from 'contracts/rules';
import { atom, type Getter, type Setter } from 'jotai';
import { readDone } from '../../api/read-done.ts';
import { createMoneyAction } from '../../shared/orders/money-action.ts';
import { dialogAtom } from '../../shared/session/dialog-state.ts';
import type { PendingOrder } from '../../shared/session/pending-orders.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { timeoutSignal } from '../../shared/session/timeout-signal.ts';
import { loadWalletAtom } from '../../shared/wallet/wallet-state.ts';
import { fetchRefundCheck, loadRefundCheckAtom } from './refund-check.ts';
import { fetchRefunds, refundList } from './refund-rows.ts';
import { hasReceived, type RefundTruth, type Refunded, isTruth } from './refund-rules.ts';

/** An order must not wait for long on a reading that does not come. */
const READING_MS = 5_000;

/** What the service tells of the refunds: the check and the log, as far as they can be read. @throws when neither can. */
async function readTruth(get: Getter): Promise<RefundTruth> {
  const { call, clock, session } = get(servicesAtom);
  const signal = timeoutSignal(clock, READING_MS, session.signal());
  const [check, log] = await Promise.allSettled([
    fetchRefundCheck(call, signal),
    fetchRefunds(call, 1, signal),
  ]);
  if (check.status === 'rejected' && log.status === 'rejected') throw check.reason;
  return {
    amount: check.status === 'fulfilled' ? check.value.amount : null,
    success: check.status === 'fulfilled' ? check.value.success : null,
    total: log.status === 'fulfilled' ? log.value.total : null,
    newest: log.status === 'fulfilled' ? (log.value.rows[0]?.amount ?? null) : null,
  };
}

type RefundCall = 'GET /api/refund/receive' | 'GET /api/refund/addWallet';

/**
 * Receiving the refund: a GET that moves money, sent once. [7.28] The log and the number of refunds so far tell how it
 * ended when no answer does. (W1)
 */
function createRefund(name: string, call: RefundCall, after: (get: Getter, set: Setter) => void) {
  return createMoneyAction<Satang | null, RefundTruth, Refunded>({
    pending: { name, read: readPendingRefund },
    before: (get) => readTruth(get),
    send: async (get, _set, _shown, { amount }) => {
      await get(servicesAtom).call(call, readDone);
      return { amount };
    },
    reconcile: async (get, set, _shown, before) => {
      // The wallet stands on the page below, and may have changed already.
      void set(loadWalletAtom);
      return hasReceived(before, await readTruth(get));
    },
    after: (get, set) => after(get, set),
  });
}

function readPendingRefund({ input, before }: PendingOrder) {
  const isInput = input === null || Number.isSafeInteger(input);
  return isInput && isTruth(before) ? { input: input as Satang | null, before } : null;
}

// The wallet on the page below is from before a refund.
const baseIsWalletOldAtom = atom(false);

/** The dialog is closed: after a refund the wallet is read again. [2.45] */
export const leaveRefundAtom = atom(null, (get, set) => {
  if (!get(baseIsWalletOldAtom)) return;
  set(baseIsWalletOldAtom, false);
  void set(loadWalletAtom);
});

/** While the dialog is open the wallet waits until it is closed. [2.45] */
function noteReceived(get: Getter, set: Setter) {
  if (get(dialogAtom)?.name === 'refund') set(baseIsWalletOldAtom, true);
  else void set(loadWalletAtom);
}

/** As a bonus, to be played before it can be withdrawn: the dialog stays, and shows what is now. [2.57] */
export const receiveAsBonusAction = createRefund('refund_bonus', 'GET /api/refund/receive', (get, set) => {
  noteReceived(get, set);
  void set(loadRefundCheckAtom);
  void set(refundList.showPageAtom, 1);
});

/** As plain money. [4.05] */
export const addToWalletAction = createRefund('refund_wallet', 'GET /api/refund/addWallet', noteReceived);
