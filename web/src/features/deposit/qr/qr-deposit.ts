import { bahtFromSatang, type Satang } from 'contracts/rules';
import { atom, type Getter, type Setter } from 'jotai';
import { ApiError } from '../../../api/api-error.ts';
import { textFrom } from '../../../api/wire.ts';
import { createDraftAtom } from '../../../shared/session/drafts.ts';
import { createMoneyAction } from '../../../shared/orders/money-action.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { readBalancesAfterAtom } from '../../../shared/wallet/balances-after.ts';
import { qrProvidersAtom } from '../methods/deposit-options.ts';
import { type QrNews, qrChannelAtom } from './qr-channel.ts';
import { baselineOf, exactPayment, learnOthers, type QrBaseline } from './qr-payment.ts';
import {
  type AccountReading,
  fetchQr,
  readAccount,
  readBalance,
  readPage,
  shownBalance,
} from './qr-reading.ts';
import { type LiveQr, readQr } from './qr-record.ts';
import { nextQrState, type QrObservation, type QrState } from './qr-state.ts';

export type QrDeposit = ReturnType<typeof createQrDeposit>;

/** What asking for a payment has found; `unknown` when something could not be read. */
export type PaymentCheck = 'paid' | 'not-seen' | 'unknown';

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
  const baselineAtom = atom<QrBaseline>({ keys: null, balance: null });
  /** The balance at the last poll that left nothing open: while it is the same, the statement is not read. */
  const quietAtom = atom<Satang | null>(null);

  /** What is typed as the amount; an order that came to nothing leaves it there. */
  const draft = `deposit-${provider}`;

  const start = (set: Setter, baseline: QrBaseline) => {
    set(baselineAtom, baseline);
    set(quietAtom, null);
  };

  const tellOthers = (get: Getter, kind: QrNews['kind'], id: string) =>
    get(qrChannelAtom).send({ kind, provider, id });

  /** Reads what the next state depends on. The statement is left out while a running QR has nothing open. */
  const observe = async (get: Getter, set: Setter, given?: AccountReading): Promise<QrObservation> => {
    const wallet = given ? given.wallet : await readBalance(set);
    const isQuiet = !given && wallet !== null && wallet === get(quietAtom);
    // The statement comes before the QR: a payment between the two readings is then new, not overlooked.
    const page = given ? given.page : isQuiet ? null : await readPage(get);
    const qr = await fetchQr(get, provider).catch(() => 'unreadable' as const);
    const state = get(baseAtom);
    const isSame = qr !== 'unreadable' && 'qr' in state && qr?.id === state.qr.id;
    return {
      wallet,
      page: isQuiet && !isSame ? await readPage(get) : page,
      qr,
      now: get(servicesAtom).clock.elapsed(),
    };
  };

  const apply = async (get: Getter, set: Setter, before: QrState, seen: QrObservation) => {
    // A QR was made or cancelled meanwhile: what was read is older than what shows.
    if (get(baseAtom) !== before) return;
    const { state, baseline } = nextQrState(before, get(baselineAtom), seen);
    set(baselineAtom, baseline);
    if (state.status !== 'live') set(quietAtom, null);
    else if (seen.page && state === before) {
      const isPaying = exactPayment(baseline, state.qr.amount, seen.page, seen.wallet) !== undefined;
      set(quietAtom, isPaying ? null : seen.wallet);
    }
    if (state === before) return;
    // The receipt waits for the balance that the payment has made.
    const reading = state.status === 'paid' ? set(readBalancesAfterAtom) : null;
    set(baseAtom, state);
    if (state.status === 'paid') tellOthers(get, 'paid', state.qr.id);
    await reading;
  };

  /** One look at whether the running QR was paid, or has ended elsewhere. [9.39] (W2) */
  const pollAtom = atom(null, async (get, set, given?: AccountReading) => {
    const before = get(baseAtom);
    await apply(get, set, before, await observe(get, set, given));
  });

  /** As the dialog opens. A QR that ended before is told only when its payment has come late. */
  const loadAtom = atom(null, async (get, set, given?: AccountReading) => {
    const state = get(baseAtom);
    set(createAction.resetAtom);
    set(cancelAction.resetAtom);
    if (!('qr' in state) || state.status === 'paid') set(baseAtom, { status: 'loading' });
    const reading = given ?? (await readAccount(get, set));
    await set(pollAtom, reading);
    if (get(baseAtom) !== state || state.status !== 'none' || state.ended === null) return;
    set(baseAtom, { status: 'none', ended: null });
    if (reading.page) start(set, baselineOf(reading.page, reading.wallet));
  });

  /** "I have paid": reads everything once more, and tells what came of it. [4.04] */
  const checkPaymentAtom = atom(null, async (get, set): Promise<PaymentCheck> => {
    set(quietAtom, null);
    const before = get(baseAtom);
    const seen = await observe(get, set);
    await apply(get, set, before, seen);
    if (get(baseAtom).status === 'paid') return 'paid';
    const isRead = seen.wallet !== null && seen.page !== null && seen.qr !== 'unreadable';
    return isRead ? 'not-seen' : 'unknown';
  });

  /** The countdown has reached 00:00: back to no QR. A payment that has arrived unnoticed is told. [4.04] [9.24] */
  const expireAtom = atom(null, async (get, set) => {
    const state = get(baseAtom);
    if (state.status !== 'live') return;
    set(baseAtom, { status: 'none', ended: 'expired', qr: state.qr });
    await set(pollAtom);
  });

  /** What another page has done: a QR that cannot be paid any more goes at once, and the truth is read. [4.04] */
  const heedNewsAtom = atom(null, async (get, set, news: QrNews) => {
    const state = get(baseAtom);
    if (news.provider === provider && (state.status === 'live' || state.status === 'checking')) {
      const { qr } = state;
      const isOurs = news.id === qr.id;
      if (news.kind === 'cancelled' && isOurs) set(baseAtom, { status: 'none', ended: 'elsewhere', qr });
      // One at a provider: a new QR takes the place of the one before.
      else if ((news.kind === 'paid' && isOurs) || (news.kind === 'created' && !isOurs))
        set(baseAtom, { status: 'checking', qr, since: get(servicesAtom).clock.elapsed() });
    }
    await set(pollAtom);
  });

  /**
   * Reads what is on the statement while a QR is made: none of it can be its payment. What only comes once the QR can be seen
   * may hold its payment already.
   */
  const learnBaseline = async (get: Getter, set: Setter, amount: Satang, made: Promise<unknown>) => {
    const reading = readPage(get);
    const answered = made.then(
      () => false,
      () => false,
    );
    const isBefore = await Promise.race([reading.then(() => true), answered]);
    const page = await reading;
    if (!page) return;
    const known = get(baselineAtom);
    const balance = shownBalance(get);
    if (isBefore) start(set, baselineOf(page, balance));
    // With nothing to compare it to, a late page tells nothing; the balance does.
    else if (known.keys) start(set, learnOthers(known, amount, page, balance));
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
      const qr = await fetchQr(get, provider);
      return qr && qr.id !== idBefore && qr.amount === amount ? qr : null;
    },
    after: (get, set, qr) => {
      set(baseAtom, { status: 'live', qr });
      set(createDraftAtom(draft), '');
      tellOthers(get, 'created', qr.id);
      // The spec has the others look at theirs when one creates a QR. [4.04]
      const others = get(qrProvidersAtom).filter((other) => other !== provider);
      void readAccount(get, set).then((reading) =>
        Promise.all(others.map((other) => set(qrDeposit(other).pollAtom, reading))),
      );
    },
  });

  /** Cancelling the running QR. [7.47] */
  const cancelAction = createMoneyAction<LiveQr, undefined, true>({
    send: (get, _set, qr) =>
      get(servicesAtom).call('DELETE /api/qrcode/{qrcodeId}', () => true as const, {
        params: { qrcodeId: qr.id },
      }),
    settle: async (get, _set, qr) => ((await fetchQr(get, provider))?.id === qr.id ? null : true),
    after: (get, set, _done, qr) => {
      tellOthers(get, 'cancelled', qr.id);
      const state = get(baseAtom);
      if (state.status !== 'live' && state.status !== 'checking') return;
      set(baseAtom, { status: 'none', ended: 'cancelled', qr: state.qr });
      // It may have been paid a moment before.
      void set(pollAtom);
    },
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
    checkPaymentAtom,
    heedNewsAtom,
    startOverAtom,
  };
}
