import { atom, type Getter } from 'jotai';
import { perKey } from '../../../lib/per-key.ts';
import { servicesAtom, sessionSignalAtom } from '../../../shared/session/services.ts';
import { restBeforeRepeat } from '../../../shared/session/wait.ts';
import { holdReceiptAtom } from '../../../shared/wallet/held-receipt.ts';
import { type HowToRead, observe, startFrom } from './observe-qr.ts';
import { createCancelAction, createCreateAction } from './qr-actions.ts';
import { qrAtoms } from './qr-atoms.ts';
import type { QrNews } from './qr-channel.ts';
import type { LiveQr } from './qr-record.ts';
import type { QrObservation, QrState } from './qr-state.ts';
import { awaitedBy, baselineOf, mayBePaid, paymentOf } from './qr-payment.ts';
import { type AccountReading, readAccount } from './qr-reading.ts';

export type QrDeposit = ReturnType<typeof createQrDeposit>;

/** `arrived`: a deposit of its amount has come, but the service still gives the QR. */
export type PaymentCheck = 'paid' | 'arrived' | 'not-seen' | 'unknown';

/** The QR deposit at a provider; always the same one, because its state outlives the dialog. */
export const qrDeposit = perKey(createQrDeposit);

const checking = (get: Getter, qr: LiveQr): QrState => ({
  status: 'checking',
  qr,
  since: get(servicesAtom).clock.now(),
  other: null,
});

/** One QR at a time per provider. [2.50] [4.04] */
function createQrDeposit(provider: string) {
  const atoms = qrAtoms(provider);
  const { stateAtom, draft } = atoms;
  const createAction = createCreateAction(atoms);
  const cancelAction = createCancelAction(atoms);

  /**
   * Reads it. Once it has ended or was paid, that is how a cancellation without an answer ended; only the statement tells an end
   * from a payment.
   */
  const pollAtom = atom(null, async (get, set, how?: HowToRead): Promise<QrObservation> => {
    const seen = await observe(get, set, atoms, how);
    const { status } = get(stateAtom);
    if (status === 'paid' || (status === 'none' && seen.page)) void set(cancelAction.checkAgainAtom);
    return seen;
  });

  /** Runs when the dialog opens. A QR that ended earlier is reported only if its payment came late. */
  const loadAtom = atom(null, async (get, set, given?: AccountReading) => {
    const state = get(stateAtom);
    set(createAction.resetAtom);
    if (!('qr' in state)) set(stateAtom, { status: 'loading' });
    const account = given ?? (await readAccount(get, set));
    await set(pollAtom, { given: account });
    if (get(stateAtom) !== state || state.status !== 'none' || state.ended === null) return;
    set(stateAtom, { status: 'none', ended: null });
    if (account.page) startFrom(set, atoms, baselineOf(account.page, account.wallet));
  });

  /** Resolves to null when the session has ended. */
  const checkPaymentAtom = atom(null, async (get, set): Promise<PaymentCheck | null> => {
    const { wallet, page, qr, now } = await set(pollAtom, { isAsked: true });
    if (get(sessionSignalAtom).aborted) return null;
    const state = get(stateAtom);
    if (state.status === 'paid') return 'paid';
    if (wallet === null || page === null || qr === 'unreadable') return 'unknown';
    if (!('qr' in state)) return 'not-seen';
    const baseline = get(atoms.baselineAtom);
    if (paymentOf(baseline, awaitedBy(state.qr, now), page, wallet)) return 'arrived';
    return mayBePaid(baseline, state.qr.amount, page) ? 'unknown' : 'not-seen';
  });

  /**
   * A payment that was not noticed before is shown. [4.04] [9.24] `isSure`: otherwise the device has slept, and the QR is not shown
   * as payable until it has been read again.
   */
  const expireAtom = atom(null, async (get, set, isSure: boolean) => {
    const state = get(stateAtom);
    if (state.status !== 'live') return;
    const { qr } = state;
    set(stateAtom, isSure ? { status: 'none', ended: 'expired', qr } : checking(get, qr));
    // Otherwise the watch of the next screen looks once the service accepts requests. [8.02]
    if (restBeforeRepeat(get, 0) === 0) await set(pollAtom);
  });

  /** Handles news of another tab: removes a QR that is no longer payable immediately, then reads the current state. [4.04] */
  const applyNewsAtom = atom(null, async (get, set, news: QrNews) => {
    const state = get(stateAtom);
    if (news.provider === provider && (state.status === 'live' || state.status === 'checking')) {
      const { qr } = state;
      const isOurs = news.id === qr.id;
      if (news.kind === 'cancelled' && isOurs) set(stateAtom, { status: 'none', ended: 'elsewhere', qr });
      // A provider has one QR: a new one replaces the old one.
      else if ((news.kind === 'paid' && isOurs) || (news.kind === 'created' && !isOurs))
        set(stateAtom, checking(get, qr));
    }
    await set(pollAtom);
  });

  const startOverAtom = atom(null, (get, set) => {
    const { status } = get(stateAtom);
    if (status !== 'live') set(stateAtom, { status: 'none', ended: null });
    set(createAction.resetAtom);
    if (status !== 'paid') return;
    set(holdReceiptAtom, atoms, null);
    // While a receipt was shown, a new QR may have been created.
    void set(pollAtom);
  });

  return {
    provider,
    stateAtom: atom((get) => get(stateAtom)),
    draft,
    loadAtom,
    createAction,
    cancelAction,
    expireAtom,
    pollAtom,
    checkPaymentAtom,
    applyNewsAtom,
    startOverAtom,
  };
}
