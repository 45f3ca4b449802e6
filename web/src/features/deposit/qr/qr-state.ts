import type { Satang } from 'contracts/rules';
import { type Movement, movementOfRow } from '../../../shared/wallet/movements.ts';
import type { MovementRow, StatementPage } from '../../../shared/wallet/statement-rows.ts';
import {
  awaitedBy,
  baselineOf,
  learnOthers,
  otherDeposit,
  paymentOf,
  type QrBaseline,
} from './qr-payment.ts';
import { type LiveQr, referenceOf } from './qr-record.ts';

/** A QR deposit at one provider. [4.04] */
export type QrState =
  | { status: 'loading' }
  | { status: 'none'; ended: null }
  /** The QR has ended; its money may still come. `elsewhere`: not ended by this page, and before its deadline. */
  | { status: 'none'; ended: 'expired' | 'cancelled' | 'elsewhere'; qr: LiveQr }
  /** The service no longer had it from `since` on, in service time. */
  | { status: 'none'; ended: 'expired' | 'elsewhere'; qr: LiveQr; since: number }
  | { status: 'live'; qr: LiveQr }
  /**
   * The service no longer has the QR, and no payment is known yet. `since` is in service time (`Clock.now`); `other` is the amount of
   * another deposit that came meanwhile.
   */
  | { status: 'checking'; qr: LiveQr; since: number; other: Satang | null }
  | { status: 'paid'; qr: LiveQr; movement: Movement }
  | { status: 'failed' };

/** `wallet`, `page` and `whole` are null when they could not be read. */
export interface QrObservation {
  wallet: Satang | null;
  /** The entries that may be the payment of the QR before. */
  page: StatementPage | null;
  /** All of them: none is the payment of a new QR. */
  whole: StatementPage | null;
  qr: LiveQr | null | 'unreadable';
  /** In service time (`Clock.now`), in ms. */
  now: number;
}

export interface QrKnowledge {
  state: QrState;
  baseline: QrBaseline;
}

/** Money is credited within about a minute [9.36]: the app looks for a payment for this long after its QR is gone. */
export const CHECK_MS = 60_000;

/** Deadlines that differ by less are equal, because replies take time and give whole seconds. */
const SAME_DEADLINE_MS = 2_500;

/** Returns the same object if nothing has changed. (W2) [4.04] */
export function nextQrState(state: QrState, baseline: QrBaseline, seen: QrObservation): QrKnowledge {
  switch (state.status) {
    case 'loading':
    case 'failed':
      return seen.qr === 'unreadable' ? { state: { status: 'failed' }, baseline } : startFrom(seen, seen.qr);
    case 'paid':
      return { state, baseline };
    case 'none':
      return state.ended === null ? ofNone(state, baseline, seen) : ofEnded(state, baseline, seen);
    case 'checking':
      return ofGone(state, baseline, seen);
    case 'live':
      return ofLive(state, baseline, seen);
  }
}

function stateOf(qr: LiveQr | null, now: number): QrState {
  return qr !== null && qr.deadline > now ? { status: 'live', qr } : { status: 'none', ended: null };
}

function startFrom({ whole, wallet, now }: QrObservation, qr: LiveQr | null): QrKnowledge {
  return { state: stateOf(qr, now), baseline: baselineOf(whole, wallet) };
}

function paid(qr: LiveQr, payment: MovementRow, { whole, wallet }: QrObservation): QrKnowledge {
  return {
    state: { status: 'paid', qr, movement: { ...movementOfRow(payment), reference: referenceOf(qr) } },
    baseline: baselineOf(whole, wallet),
  };
}

function ofNone(state: QrState, baseline: QrBaseline, seen: QrObservation): QrKnowledge {
  const { qr, now } = seen;
  return qr === 'unreadable' || qr === null || qr.deadline <= now ? { state, baseline } : startFrom(seen, qr);
}

type Ended = Extract<QrState, { qr: LiveQr; ended: unknown }>;

/** Reports a late payment. */
function ofEnded(state: Ended, baseline: QrBaseline, seen: QrObservation): QrKnowledge {
  const { page, wallet, qr, now } = seen;
  const payment = page && paymentOf(baseline, awaitedBy(state.qr, now), page, wallet);
  if (payment) return paid(state.qr, payment, seen);
  const isReplaced = qr !== 'unreadable' && qr !== null && qr.id !== state.qr.id && qr.deadline > now;
  return isReplaced ? startFrom(seen, qr) : { state, baseline };
}

type Shown = Extract<QrState, { status: 'live' | 'checking' }>;

function ofLive(state: Shown, baseline: QrBaseline, seen: QrObservation): QrKnowledge {
  const { qr, now, page, wallet } = seen;
  if (qr === 'unreadable') return { state, baseline };
  if (qr?.id !== state.qr.id) return ofGone(state, baseline, seen);
  if (qr.deadline <= now) return { state: { status: 'none', ended: 'expired', qr: state.qr }, baseline };
  const isKnown = state.status === 'live' && Math.abs(qr.deadline - state.qr.deadline) < SAME_DEADLINE_MS;
  return {
    state: isKnown ? state : { status: 'live', qr },
    baseline: page ? learnOthers(baseline, awaitedBy(qr, now), page, wallet) : baseline,
  };
}

function ofGone(state: Shown, baseline: QrBaseline, seen: QrObservation): QrKnowledge {
  const { qr, now, page, wallet } = seen;
  if (qr !== 'unreadable' && qr?.id === state.qr.id) return ofLive(state, baseline, seen);
  const { since, other: known } = state.status === 'checking' ? state : { since: now, other: null };
  const payment = page && paymentOf(baseline, awaitedBy(state.qr, now), page, wallet);
  if (payment) return paid(state.qr, payment, seen);
  // After the receipt, the next reading shows it.
  if (qr !== 'unreadable' && qr !== null) return startFrom(seen, qr);
  // Without the statement, a paid QR looks the same as an ended one.
  if (qr === null && page && state.qr.deadline <= now)
    return { state: { status: 'none', ended: 'expired', qr: state.qr, since }, baseline };
  const other = (page && otherDeposit(baseline, awaitedBy(state.qr, now), page)?.amount) ?? known;
  if (state.status === 'live') return { state: { status: 'checking', qr: state.qr, since, other }, baseline };
  if (page && now - since >= CHECK_MS)
    return { state: { status: 'none', ended: 'elsewhere', qr: state.qr, since }, baseline };
  return { state: other === known ? state : { ...state, other }, baseline };
}
