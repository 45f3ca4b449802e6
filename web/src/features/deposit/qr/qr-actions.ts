import { bahtFromSatang, type Satang } from 'contracts/rules';
import { atom, type Getter } from 'jotai';
import { ApiError } from '../../../api/api-error.ts';
import type { Call } from '../../../api/call.ts';
import { reasonFrom } from '../../../shared/wallet/reason-from.ts';
import { createDraftAtom } from '../../../shared/session/drafts.ts';
import { createCommand } from '../../../shared/orders/command.ts';
import { createMoneyAction } from '../../../shared/orders/money-action.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { qrProvidersAtom } from '../methods/deposit-options.ts';
import { OutcomeOpen } from '../../../shared/wallet/outcome-unproven.ts';
import { observe, startFrom, notifyOthers } from './observe-qr.ts';
import { type QrAtoms, qrAtoms } from './qr-atoms.ts';
import { baselineOf, learnOthers, type QrBaseline } from './qr-payment.ts';
import { fetchQr, readAccount, readPage, shownBalance } from './qr-reading.ts';
import { type LiveQr, readCancelled, readQr } from './qr-record.ts';

/** A refusal is a reply without a QR but with a message. [7.46] [8.24] */
export function createCreateAction(atoms: QrAtoms) {
  const { provider, stateAtom, draft } = atoms;
  const learntAtom = atom<Promise<QrBaseline | null> | null>(null);
  return createMoneyAction<Satang, string | null, LiveQr>({
    triedAs: `qr:${provider}`,
    before: (get) => {
      const state = get(stateAtom);
      return state.status === 'live' ? state.qr.id : null;
    },
    send: (get, set, amount) => {
      const { call, clock } = get(servicesAtom);
      const made = requestNewQr(call, provider, amount, clock.now);
      set(learntAtom, learnBaseline(get, atoms, amount, made));
      return made;
    },
    reconcile: async (get, _set, amount, idBefore) => {
      const qr = await fetchQr(get, provider);
      return qr && qr.id !== idBefore && qr.amount === amount ? qr : null;
    },
    after: (get, set, qr) => {
      // The receipt of a late payment of the last QR stays until the member starts over.
      if (get(stateAtom).status !== 'paid') set(stateAtom, { status: 'live', qr });
      // Only now: until there is a new QR, a late payment of the last one may still come.
      void get(learntAtom)?.then((baseline) => baseline && startFrom(set, atoms, baseline));
      set(createDraftAtom(draft), '');
      notifyOthers(get, atoms, 'created', qr.id);
      // The spec requires the other providers to read their QR when one creates a QR. [4.04]
      const others = get(qrProvidersAtom).filter((other) => other !== provider);
      void readAccount(get, set).then((reading) =>
        Promise.all(others.map((other) => observe(get, set, qrAtoms(other), { given: reading }))),
      );
    },
  });
}

/** [7.46] @throws ApiError, also when the reply contains no QR. */
export function requestNewQr(
  call: Call,
  provider: string,
  amount: Satang,
  now: () => number,
): Promise<LiveQr> {
  return call(
    'POST /api/qrcode/{bankCode}',
    (record) => {
      const qr = readQr(record, now());
      if (!qr)
        throw new ApiError({ kind: 'refused', code: reasonFrom(record.message) ?? 'QR_FAIL', status: 200 });
      // The member would pay an amount that they did not order.
      if (qr.amount !== amount) throw new RangeError('QR reply: amount differs from the order');
      return qr;
    },
    { params: { bankCode: provider }, body: { amount: bahtFromSatang(amount) } },
  );
}

export const requestCancel = (call: Call, qrcodeId: string): Promise<true> =>
  call('DELETE /api/qrcode/{qrcodeId}', readCancelled, { params: { qrcodeId } });

/**
 * Reads the statement while a QR is being created: none of its entries can be the payment. Entries that appear after
 * the QR is visible may already be its payment.
 */
async function learnBaseline(
  get: Getter,
  atoms: QrAtoms,
  amount: Satang,
  made: Promise<unknown>,
): Promise<QrBaseline | null> {
  const reading = readPage(get);
  const answered = made.then(
    () => false,
    () => false,
  );
  const isBefore = await Promise.race([reading.then(() => true), answered]);
  const page = await reading;
  if (!page) return null;
  const known = get(atoms.baselineAtom);
  const balance = shownBalance(get);
  const now = get(servicesAtom).clock.now();
  if (isBefore) return baselineOf(page, balance);
  // Without an earlier statement, a late page proves nothing, so the balance decides.
  return known.keys && learnOthers(known, { amount, since: now, now }, page, balance);
}

/** `paid`: the cancellation came too late. */
export type CancelEnd = 'cancelled' | 'paid';

export function createCancelAction(atoms: QrAtoms) {
  const { provider, stateAtom, paidAtom } = atoms;
  return createCommand<LiveQr, CancelEnd>({
    send: async (get, _set, qr) => {
      await requestCancel(get(servicesAtom).call, qr.id);
      return 'cancelled';
    },
    reconcile: async (get, set, qr) => {
      const isPaid = () => get(paidAtom) === qr.id;
      if (isPaid()) return 'paid';
      if ((await fetchQr(get, provider))?.id === qr.id) return null;
      const { page } = await observe(get, set, atoms, { given: await readAccount(get, set) });
      if (isPaid()) return 'paid';
      if (!page) throw new Error('A QR that is gone may have been paid: the statement cannot be read');
      if (get(stateAtom).status === 'checking') throw new OutcomeOpen('Its payment may still come');
      return 'cancelled';
    },
    after: (get, set, end, qr) => {
      if (end === 'paid') return;
      notifyOthers(get, atoms, 'cancelled', qr.id);
      const state = get(stateAtom);
      if (state.status !== 'live' && state.status !== 'checking') return;
      // Another page may have created a new one meanwhile.
      if (state.qr.id !== qr.id) return;
      set(stateAtom, { status: 'none', ended: 'cancelled', qr });
      // It may have been paid just before.
      void observe(get, set, atoms);
    },
  });
}
