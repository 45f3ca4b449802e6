import { bahtFromSatang, type Satang } from 'contracts/rules';
import { atom, type Getter } from 'jotai';
import { ApiError } from '../../api/api-error.ts';
import { textFrom } from '../../api/wire.ts';
import { createDraftAtom } from '../../state/drafts.ts';
import { createMoneyAction } from '../../state/money-action.ts';
import { servicesAtom } from '../../state/services.ts';
import {
  fetchStatement,
  hasAmount,
  type MovementRow,
  type StatementPage,
  type StatementRow,
} from '../../state/statement-rows.ts';
import { loadWalletAtom } from '../../state/wallet-state.ts';
import { qrProvidersAtom } from './deposit-options.ts';
import { type LiveQr, readQr } from './qr-record.ts';

export type QrState =
  | { status: 'loading' }
  /** `ended` tells what became of the QR that was here. */
  | { status: 'none'; ended: 'expired' | 'cancelled' | null }
  | { status: 'live'; qr: LiveQr }
  /** `asked` is what the QR was for: a bank may report another amount. */
  | { status: 'paid'; amount: Satang; asked: Satang }
  | { status: 'failed' };

export type QrDeposit = ReturnType<typeof createQrDeposit>;

const isDeposit = (row: StatementRow): row is MovementRow =>
  row.type === 'deposit' && row.status === 'success' && hasAmount(row);

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
  /** Deposits already on the statement, and the balance they led to; a new one may be the payment of the QR. */
  const knownAtom = atom<{ keys: ReadonlySet<string>; balance: Satang | null } | null>(null);

  /** What is typed as the amount; an order that came to nothing leaves it there. */
  const draftAtom = createDraftAtom(`deposit-${provider}`);

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

  /** The deposit that paid a QR which is gone: a new one of exactly its amount, else the newest new one. */
  const paymentOf = (get: Getter, qr: LiveQr, page: StatementPage): MovementRow | undefined => {
    const known = get(knownAtom);
    const fresh = known ? page.rows.filter(isDeposit).filter(({ key }) => !known.keys.has(key)) : [];
    return fresh.find((row) => row.amount === qr.amount) ?? fresh[0];
  };

  const remember = (page: StatementPage, balance: Satang | null) => ({
    keys: new Set(page.rows.filter(isDeposit).map((row) => row.key)),
    balance,
  });

  /**
   * Reads the running QR, with its true remaining time. The statement is read first: a payment that arrives between the
   * two readings is then new, not overlooked. A QR that was here and is gone with a new deposit has been paid.
   */
  const loadAtom = atom(null, async (get, set, read?: StatementPage) => {
    const before = get(baseAtom);
    if (before.status !== 'live') set(baseAtom, { status: 'loading' });
    const { call, session } = get(servicesAtom);
    try {
      const page = read ?? (await fetchStatement(call, 1, session.signal()).catch(() => null));
      const qr = await fetchQr(get);
      const payment =
        page && before.status === 'live' && before.qr.id !== qr?.id
          ? paymentOf(get, before.qr, page)
          : undefined;
      if (page) set(knownAtom, remember(page, null));
      if (payment && !qr && before.status === 'live') {
        set(baseAtom, { status: 'paid', amount: payment.amount, asked: before.qr.amount });
      } else set(baseAtom, stateOf(get, qr));
    } catch {
      // A QR on the screen stays: its own time tells the truth about it.
      if (get(baseAtom).status !== 'live') set(baseAtom, { status: 'failed' });
    }
  });

  /** Creating a QR. A refusal comes as a reply without a QR and with a message. [7.46] [8.24] */
  const createAction = createMoneyAction<Satang, string | null, LiveQr>({
    before: (get) => {
      const state = get(baseAtom);
      return state.status === 'live' ? state.qr.id : null;
    },
    send: (get, _set, amount) => {
      const { call, clock } = get(servicesAtom);
      return call(
        'POST /api/qrcode/{bankCode}',
        (record) => {
          const qr = readQr(record, clock.elapsed());
          if (!qr)
            throw new ApiError({ kind: 'refused', code: textFrom(record.message) || 'QR_FAIL', status: 200 });
          return qr;
        },
        { params: { bankCode: provider }, body: { amount: bahtFromSatang(amount) } },
      );
    },
    settle: async (get, _set, amount, idBefore) => {
      const qr = await fetchQr(get);
      return qr && qr.id !== idBefore && qr.amount === amount ? qr : null;
    },
    after: (get, set, qr) => {
      set(baseAtom, stateOf(get, qr));
      set(draftAtom, '');
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

  /** The countdown has reached 00:00: back to no QR; a payment on its way still arrives in the wallet. [4.04] [9.24] */
  const expireAtom = atom(null, (get, set) => {
    if (get(baseAtom).status !== 'live') return;
    set(baseAtom, { status: 'none', ended: 'expired' });
    void set(loadWalletAtom);
  });

  /**
   * One look at whether the running QR was paid (W2): when the balance has changed, a new deposit on the statement and a
   * QR that is used up say so. [9.39] Another deposit leaves the QR running.
   */
  const lookAtom = atom(null, async (get, set) => {
    const wallet = await set(loadWalletAtom);
    const state = get(baseAtom);
    if (!wallet || state.status !== 'live' || get(knownAtom)?.balance === wallet.balance) return;
    try {
      const { call, session } = get(servicesAtom);
      const page = await fetchStatement(call, 1, session.signal());
      const payment = paymentOf(get, state.qr, page);
      const isPaid = payment !== undefined && (await fetchQr(get))?.id !== state.qr.id;
      set(knownAtom, remember(page, wallet.balance));
      if (isPaid && get(baseAtom) === state) {
        set(baseAtom, { status: 'paid', amount: payment.amount, asked: state.qr.amount });
      }
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
    draftAtom,
    loadAtom,
    createAction,
    cancelAction,
    expireAtom,
    lookAtom,
    startOverAtom,
  };
}
