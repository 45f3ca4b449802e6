import { QR_SECONDS, bahtFromSatang, satangFromBaht, type Satang } from 'contracts/rules';
import { atom, type Getter, type Setter } from 'jotai';
import { ApiError } from '../../api/api-error.ts';
import type { Reply } from '../../api/call.ts';
import { createMoneyAction } from '../../state/money-action.ts';
import { servicesAtom } from '../../state/services.ts';
import { fetchStatement, type StatementPage, type StatementRow } from '../../state/statement-rows.ts';
import { loadWalletAtom } from '../../state/wallet-state.ts';

/** The provider whose QR this dialog makes. The other providers come with their own options. */
export const QR_BANK = 'KBANK';

export interface LiveQr {
  id: string;
  /** SVG markup; shown as an image only. */
  svg: string;
  amount: Satang;
  /** On the clock of `Clock.elapsed`, in ms. */
  deadline: number;
  /** The whole life of the QR in seconds, for the bar. */
  seconds: number;
}

export type QrState =
  | { status: 'loading' }
  /** `ended` tells what became of the QR that was here. */
  | { status: 'none'; ended: 'expired' | 'cancelled' | null }
  | { status: 'live'; qr: LiveQr }
  | { status: 'paid'; amount: Satang }
  | { status: 'failed' };

const baseQrAtom = atom<QrState>({ status: 'loading' });
/** Deposits already on the statement, and the balance they led to; a new one may be the payment of the QR. */
const knownDepositsAtom = atom<{ keys: ReadonlySet<string>; balance: Satang | null } | null>(null);

export const qrAtom = atom((get) => get(baseQrAtom));

/** Takes a QR out of its wire shape, its deadline counted from now. null when there is none. @throws on another shape. */
function readQr(record: Reply<'GET /api/qrcode/{bankCode}'>, now: number): LiveQr | null {
  if (typeof record.hasQrcode !== 'boolean') throw new TypeError('not a QR record');
  if (!record.hasQrcode) return null;
  const { qrcodeId, qrcode, expireIn } = record;
  if (!qrcodeId || !qrcode || !Number.isFinite(expireIn)) throw new TypeError('a QR without its code');
  return {
    id: qrcodeId,
    svg: qrcode,
    amount: satangFromBaht(record.amount),
    deadline: now + expireIn * 1000,
    seconds: Math.max(QR_SECONDS, expireIn),
  };
}

async function fetchQr(get: Getter): Promise<LiveQr | null> {
  const { call, clock, session } = get(servicesAtom);
  return call('GET /api/qrcode/{bankCode}', (record) => readQr(record, clock.elapsed()), {
    params: { bankCode: QR_BANK },
    signal: session.signal(),
  });
}

/** A QR that is still running shows; one whose time is up is none. */
function show(get: Getter, set: Setter, qr: LiveQr | null) {
  const running = qr !== null && qr.deadline > get(servicesAtom).clock.elapsed();
  set(baseQrAtom, running ? { status: 'live', qr } : { status: 'none', ended: null });
}

const isDeposit = (row: StatementRow) => row.type === 'deposit' && row.status === 'success';
const depositKeys = ({ rows }: StatementPage) => rows.filter(isDeposit).map((row) => row.key);

/**
 * Reads the running QR, with its true remaining time. [2.50] [4.04]
 * The statement is read first: a payment that arrives between the two readings is then new, not overlooked.
 */
export const loadQrAtom = atom(null, async (get, set) => {
  if (get(baseQrAtom).status !== 'live') set(baseQrAtom, { status: 'loading' });
  try {
    const { call, session } = get(servicesAtom);
    const page = await fetchStatement(call, 1, session.signal()).catch(() => null);
    if (page) set(knownDepositsAtom, { keys: new Set(depositKeys(page)), balance: null });
    const qr = await fetchQr(get);
    show(get, set, qr);
  } catch {
    // A QR on the screen stays: its own time tells the truth about it.
    if (get(baseQrAtom).status !== 'live') set(baseQrAtom, { status: 'failed' });
  }
});

/** Creating a QR. A refusal comes as a reply without a QR and with a message. [7.46] [8.24] */
export const createQrAction = createMoneyAction<Satang, string | null, LiveQr>({
  before: (get) => {
    const state = get(baseQrAtom);
    return state.status === 'live' ? state.qr.id : null;
  },
  send: async (get, _set, amount) => {
    const { call, clock } = get(servicesAtom);
    return call(
      'POST /api/qrcode/{bankCode}',
      (record) => {
        const qr = readQr(record, clock.elapsed());
        if (!qr) throw new ApiError({ kind: 'refused', code: record.message ?? 'QR_FAIL', status: 200 });
        return qr;
      },
      { params: { bankCode: QR_BANK }, body: { amount: bahtFromSatang(amount) } },
    );
  },
  settle: async (get, _set, amount, idBefore) => {
    const qr = await fetchQr(get);
    return qr && qr.id !== idBefore && qr.amount === amount ? qr : null;
  },
  after: show,
});

/** Cancelling the running QR. [7.47] */
export const cancelQrAction = createMoneyAction<LiveQr, undefined, true>({
  send: (get, _set, qr) =>
    get(servicesAtom).call('DELETE /api/qrcode/{qrcodeId}', () => true as const, {
      params: { qrcodeId: qr.id },
    }),
  settle: async (get, _set, qr) => {
    const running = await fetchQr(get);
    return running?.id === qr.id ? null : true;
  },
  after: (get, set) => {
    // A cancelled QR that was paid a moment before is settled by the balance.
    void set(loadWalletAtom);
    if (get(baseQrAtom).status === 'live') set(baseQrAtom, { status: 'none', ended: 'cancelled' });
  },
});

/** The countdown has reached 00:00: back to no QR; a payment on its way still arrives in the wallet. [4.04] [9.24] */
export const expireQrAtom = atom(null, (get, set) => {
  if (get(baseQrAtom).status !== 'live') return;
  set(baseQrAtom, { status: 'none', ended: 'expired' });
  void set(loadWalletAtom);
});

/**
 * One look at whether the running QR was paid (W2): when the balance has changed, a new deposit of exactly this amount
 * on the statement and a QR that is used up say so. [9.39]
 */
export const lookForPaymentAtom = atom(null, async (get, set) => {
  const wallet = await set(loadWalletAtom);
  const state = get(baseQrAtom);
  const known = get(knownDepositsAtom);
  if (!wallet || state.status !== 'live' || known?.balance === wallet.balance) return;
  try {
    const { call, session } = get(servicesAtom);
    const page = await fetchStatement(call, 1, session.signal());
    const isNew = page.rows.some(
      (row) => isDeposit(row) && row.amount === state.qr.amount && known !== null && !known.keys.has(row.key),
    );
    // Another deposit of the same amount leaves the QR running.
    const isPaid = isNew && (await fetchQr(get))?.id !== state.qr.id;
    set(knownDepositsAtom, { keys: new Set(depositKeys(page)), balance: wallet.balance });
    if (isPaid && get(baseQrAtom) === state) set(baseQrAtom, { status: 'paid', amount: state.qr.amount });
  } catch {
    // The next look tries again.
  }
});

/** After a payment or an end: the next deposit starts from no QR. */
export const startOverAtom = atom(null, (get, set) => {
  if (get(baseQrAtom).status !== 'live') set(baseQrAtom, { status: 'none', ended: null });
  set(createQrAction.resetAtom);
  set(cancelQrAction.resetAtom);
});
