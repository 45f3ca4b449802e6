import { bahtFromSatang, type Satang } from 'contracts/rules';
import { atom, type Getter, type Setter } from 'jotai';
import { ApiError } from '../../../api/api-error.ts';
import { textFrom } from '../../../api/wire.ts';
import { createDraftAtom } from '../../../shared/session/drafts.ts';
import { createMoneyAction } from '../../../shared/orders/money-action.ts';
import { type Movement, movementOfRow } from '../../../shared/wallet/movements.ts';
import { patience } from '../../../shared/session/timeout-signal.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import {
  fetchStatement,
  type MovementRow,
  type StatementPage,
} from '../../../shared/wallet/statement-rows.ts';
import { loadWalletAtom, walletAtom } from '../../../shared/wallet/wallet-state.ts';
import { qrProvidersAtom } from '../methods/deposit-options.ts';
import { baselineOf, exactPayment, learnOthers, paymentOf, type QrBaseline } from './qr-payment.ts';
import { type LiveQr, readQr } from './qr-record.ts';

export type QrState =
  | { status: 'loading' }
  /** `ended` tells what became of the QR that was here. */
  | { status: 'none'; ended: 'expired' | 'cancelled' | null }
  | { status: 'live'; qr: LiveQr }
  /** `asked` is what the QR was for: a bank may report another amount. */
  | { status: 'paid'; movement: Movement; asked: Satang }
  | { status: 'failed' };

export type QrDeposit = ReturnType<typeof createQrDeposit>;

/** For so long does a method to deposit wait for the statement; later, the balance tells of a payment. */
const PATIENCE_MS = 5_000;

/** What the statement holds before a QR shows; null when that could not be read in time. */
export async function readBeforeQr(get: Getter): Promise<StatementPage | null> {
  const { call, clock, session } = get(servicesAtom);
  return fetchStatement(call, 1, patience(clock, PATIENCE_MS, session.signal())).catch(() => null);
}

const deposits = new Map<string, QrDeposit>();

/** The QR deposit at a provider. What is known of it lies in the session's store; here is only how to get at it. */
export function qrDeposit(provider: string): QrDeposit {
  const made = deposits.get(provider) ?? createQrDeposit(provider);
  deposits.set(provider, made);
  return made;
}

/** One QR at a time for each provider, its states and what can be done with it. [2.50] [4.04] */
function createQrDeposit(provider: string) {
  const baseAtom = atom<QrState>({ status: 'loading' });
  const knownAtom = atom<QrBaseline>({ keys: null, balance: null });
  /** The balance at the last look that left nothing open: while it is the same there is nothing to look for. */
  const quietAtom = atom<Satang | null>(null);

  /** What is typed as the amount; an order that came to nothing leaves it there. */
  const draft = `deposit-${provider}`;

  const fetchQr = (get: Getter) => {
    const { call, clock, session } = get(servicesAtom);
    return call('GET /api/qrcode/{bankCode}', (record) => readQr(record, clock.elapsed()), {
      params: { bankCode: provider },
      signal: session.signal(),
    });
  };

  /** A QR that is still running shows; one whose time is up is none. */
  const stateOf = (get: Getter, qr: LiveQr | null): QrState =>
    qr !== null && qr.deadline > get(servicesAtom).clock.elapsed()
      ? { status: 'live', qr }
      : { status: 'none', ended: null };

  const balanceOf = (get: Getter): Satang | null => {
    const state = get(walletAtom);
    return state.status === 'ready' && !state.isOld ? state.wallet.balance : null;
  };

  const startFrom = (set: Setter, baseline: QrBaseline) => {
    set(knownAtom, baseline);
    set(quietAtom, null);
  };

  const markPaid = (
    set: Setter,
    qr: LiveQr,
    payment: MovementRow,
    page: StatementPage,
    balance: Satang | null,
  ) => {
    startFrom(set, baselineOf(page, balance));
    set(baseAtom, { status: 'paid', movement: movementOfRow(payment), asked: qr.amount });
  };

  /**
   * Reads the running QR, with its true remaining time. The statement is read first: a payment that arrives between the
   * two readings is then new, not overlooked. A QR that was here and is gone with a new deposit has been paid.
   */
  const loadAtom = atom(null, async (get, set, read?: StatementPage | null) => {
    const before = get(baseAtom);
    const asked: QrState = before.status === 'live' ? before : { status: 'loading' };
    set(baseAtom, asked);
    try {
      const page = read === undefined ? await readBeforeQr(get) : read;
      const qr = await fetchQr(get);
      // A QR was made or cancelled meanwhile, or it was asked anew: what was read is older than what shows.
      if (get(baseAtom) !== asked) return;
      const balance = balanceOf(get);
      if (before.status !== 'live') {
        startFrom(set, baselineOf(page, balance));
        return set(baseAtom, stateOf(get, qr));
      }
      if (before.qr.id === qr?.id) {
        if (page) set(knownAtom, learnOthers(get(knownAtom), qr.amount, page, balance));
        return set(baseAtom, stateOf(get, qr));
      }
      // Gone, and why the statement does not say yet: the next look at the payment asks again.
      if (!page && !qr) return;
      const payment = page && paymentOf(get(knownAtom), before.qr.amount, page, balance);
      if (payment && !qr) return markPaid(set, before.qr, payment, page, balance);
      startFrom(set, baselineOf(page, balance));
      // It went before its time: the money may still be on its way.
      set(baseAtom, qr ? stateOf(get, qr) : { status: 'none', ended: 'expired' });
    } catch {
      // A QR on the screen stays: its own time tells the truth about it.
      if (get(baseAtom) === asked && asked.status !== 'live') set(baseAtom, { status: 'failed' });
    }
  });

  /**
   * Reads what is on the statement while a QR is made: none of it can be its payment. What only comes once the QR can be seen
   * may hold its payment already.
   */
  const learnBaseline = async (get: Getter, set: Setter, amount: Satang, made: Promise<unknown>) => {
    const reading = readBeforeQr(get);
    const answered = made.then(
      () => false,
      () => false,
    );
    const isBefore = await Promise.race([reading.then(() => true), answered]);
    const page = await reading;
    if (!page) return;
    const known = get(knownAtom);
    const balance = balanceOf(get);
    if (isBefore) startFrom(set, baselineOf(page, balance));
    // With nothing to compare it to, a late page tells nothing; the balance does.
    else if (known.keys) startFrom(set, learnOthers(known, amount, page, balance));
  };

  /** Creating a QR. A refusal comes as a reply without a QR and with a message. [7.46] [8.24] */
  const createAction = createMoneyAction<Satang, string | null, LiveQr>({
    before: (get) => {
      const state = get(baseAtom);
      return state.status === 'live' ? state.qr.id : null;
    },
    send: (get, set, amount) => {
      const { call, clock } = get(servicesAtom);
      const made = call(
        'POST /api/qrcode/{bankCode}',
        (record) => {
          const qr = readQr(record, clock.elapsed());
          if (!qr)
            throw new ApiError({ kind: 'refused', code: textFrom(record.message) || 'QR_FAIL', status: 200 });
          return qr;
        },
        { params: { bankCode: provider }, body: { amount: bahtFromSatang(amount) } },
      );
      void learnBaseline(get, set, amount, made);
      return made;
    },
    settle: async (get, _set, amount, idBefore) => {
      const qr = await fetchQr(get);
      return qr && qr.id !== idBefore && qr.amount === amount ? qr : null;
    },
    after: (get, set, qr) => {
      set(baseAtom, stateOf(get, qr));
      set(createDraftAtom(draft), '');
      // The spec has the others look at theirs when one creates a QR. [4.04]
      for (const other of get(qrProvidersAtom)) {
        if (other !== provider) void set(qrDeposit(other).loadAtom);
      }
    },
  });

  /** Cancelling the running QR. [7.47] */
  const cancelAction = createMoneyAction<LiveQr, undefined, true>({
    send: (get, _set, qr) =>
      get(servicesAtom).call('DELETE /api/qrcode/{qrcodeId}', () => true as const, {
        params: { qrcodeId: qr.id },
      }),
    settle: async (get, _set, qr) => ((await fetchQr(get))?.id === qr.id ? null : true),
    after: (get, set) => {
      // A cancelled QR that was paid a moment before is settled by the balance.
      void set(loadWalletAtom);
      if (get(baseAtom).status === 'live') set(baseAtom, { status: 'none', ended: 'cancelled' });
    },
  });

  /**
   * The countdown has reached 00:00: back to no QR; a payment on its way still arrives in the wallet. [4.04] [9.24] One that
   * has arrived unnoticed is told, lest it be made twice.
   */
  const expireAtom = atom(null, async (get, set) => {
    const state = get(baseAtom);
    if (state.status !== 'live') return;
    const expired: QrState = { status: 'none', ended: 'expired' };
    set(baseAtom, expired);
    const wallet = await set(loadWalletAtom);
    const { call, session } = get(servicesAtom);
    const page = await fetchStatement(call, 1, session.signal()).catch(() => null);
    const payment = page && exactPayment(get(knownAtom), state.qr.amount, page, wallet?.balance ?? null);
    if (payment && get(baseAtom) === expired) markPaid(set, state.qr, payment, page, wallet?.balance ?? null);
  });

  /**
   * One look at whether the running QR was paid (W2): when the balance has changed, a new deposit on the statement and a
   * QR that is used up say so. [9.39] Another deposit leaves the QR running. As long as one of the two is missing, every
   * look asks for both again.
   */
  const pollAtom = atom(null, async (get, set) => {
    const wallet = await set(loadWalletAtom);
    const state = get(baseAtom);
    if (!wallet || state.status !== 'live' || get(quietAtom) === wallet.balance) return;
    const { amount, id } = state.qr;
    try {
      const { call, session } = get(servicesAtom);
      const page = await fetchStatement(call, 1, session.signal());
      const isGone = (await fetchQr(get))?.id !== id;
      const known = get(knownAtom);
      if (get(baseAtom) !== state) return;
      if (isGone) {
        const payment = paymentOf(known, amount, page, wallet.balance);
        if (payment) markPaid(set, state.qr, payment, page, wallet.balance);
        return;
      }
      const isPaying = exactPayment(known, amount, page, wallet.balance) !== undefined;
      set(knownAtom, learnOthers(known, amount, page, wallet.balance));
      set(quietAtom, isPaying ? null : wallet.balance);
    } catch {
      // The next look tries again.
    }
  });

  /** After a payment or an end: the next deposit starts from no QR. */
  const startOverAtom = atom(null, (get, set) => {
    if (get(baseAtom).status !== 'live') set(baseAtom, { status: 'none', ended: null });
    set(createAction.resetAtom);
    set(cancelAction.resetAtom);
  });

  return {
    stateAtom: atom((get) => get(baseAtom)),
    draft,
    loadAtom,
    createAction,
    cancelAction,
    expireAtom,
    pollAtom,
    startOverAtom,
  };
}
