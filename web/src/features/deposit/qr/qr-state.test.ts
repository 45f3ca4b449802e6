import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import type { StatementPage, StatementRow } from '../../../shared/wallet/statement-rows.ts';
import { baselineOf } from './qr-payment.ts';
import type { LiveQr } from './qr-record.ts';
import { nextQrState, type QrObservation, type QrState } from './qr-state.ts';

const NOW = 1_000_000;
const qr = (id: string, more: Partial<LiveQr> = {}): LiveQr => ({
  id,
  svg: '<svg/>',
  amount: satang(10_000),
  deadline: NOW + 300_000,
  seconds: 600,
  ...more,
});
const OURS = qr('ours');
const OTHER = qr('other', { amount: satang(5_000) });
const OUTDATED = qr('outdated', { deadline: NOW });

const row = (key: string, amount: number, from = 'KBANK'): StatementRow => ({
  key,
  type: 'deposit',
  status: 'success',
  amount: satang(amount),
  from,
  to: 'WALLET',
  createdAt: NOW,
  description: null,
  about: null,
});
const page = (...rows: StatementRow[]): StatementPage => ({ total: rows.length, rows });

const OLD = row('old', 10_000);
const UNCHANGED = page(OLD);
const PAID = page(row('paid', 10_000), OLD);
const PAID_LATE = page(row('late', 10_000, 'KBANK (late)'), OLD);
const PAID_BEFORE = page({ ...row('before', 7_500), createdAt: 0 }, OLD);
const PAID_WRONG = page(row('wrong', 7_500), OLD);
const BEFORE = satang(50_000);
const AFTER = satang(60_000);

const states = {
  loading: { status: 'loading' },
  failed: { status: 'failed' },
  none: { status: 'none', ended: null },
  expired: { status: 'none', ended: 'expired', qr: OURS },
  cancelled: { status: 'none', ended: 'cancelled', qr: OURS },
  elsewhere: { status: 'none', ended: 'elsewhere', qr: OURS },
  live: { status: 'live', qr: OURS },
  overdue: { status: 'live', qr: { ...OURS, deadline: NOW } },
  checking: { status: 'checking', qr: OURS, since: NOW - 59_999, other: null },
  checked: { status: 'checking', qr: OURS, since: NOW - 60_000, other: null },
  late: { status: 'checking', qr: { ...OURS, deadline: NOW }, since: NOW - 1, other: null },
  paid: {
    status: 'paid',
    qr: OURS,
    movement: { amount: satang(1), at: 0, reference: null },
  },
} satisfies Record<string, QrState>;

const seen = (more: Partial<QrObservation>): QrObservation => ({
  wallet: BEFORE,
  page: UNCHANGED,
  whole: more.page === undefined ? UNCHANGED : more.page,
  qr: null,
  now: NOW,
  ...more,
});
const known = baselineOf(UNCHANGED, BEFORE);
/** The statement could not be loaded before the QR was shown. */
const blind = baselineOf(null, BEFORE);

/** Short text of a state, with the visible parts. */
function short(state: QrState): string {
  if (state.status === 'live') return `live ${state.qr.id}`;
  if (state.status === 'checking')
    return `checking ${state.qr.id}${state.other === null ? '' : `, other ${state.other}`}`;
  if (state.status === 'paid') return `paid ${state.movement.amount}`;
  return state.status === 'none' ? (state.ended ?? 'none') : state.status;
}

type Case = [title: string, from: keyof typeof states, to: string, observed: Partial<QrObservation>];

const PAYMENT = 'paid 10000';

describe('the next state of a QR deposit', () => {
  it.each<Case>([
    // The dialog opens or retries.
    ['no QR', 'loading', 'none', {}],
    ['a running QR', 'loading', 'live ours', { qr: OURS }],
    ['a QR whose time is up', 'loading', 'none', { qr: OUTDATED }],
    ['an unreadable QR', 'loading', 'failed', { qr: 'unreadable' }],
    ['an unreadable statement', 'loading', 'live ours', { qr: OURS, page: null }],
    ['an unreadable wallet', 'loading', 'live ours', { qr: OURS, wallet: null }],
    ['no QR after a failure', 'failed', 'none', {}],
    ['a running QR after a failure', 'failed', 'live ours', { qr: OURS }],
    ['an unreadable QR again', 'failed', 'failed', { qr: 'unreadable' }],

    // No QR here; another tab or provider may have changed that.
    ['no QR still', 'none', 'none', {}],
    ['a QR of another page', 'none', 'live other', { qr: OTHER }],
    ['a QR whose time is up', 'none', 'none', { qr: OUTDATED }],
    ['an unreadable QR', 'none', 'none', { qr: 'unreadable' }],
    ['somebody else’s payment', 'none', 'none', { page: PAID, wallet: AFTER }],

    // An active QR.
    ['the same QR', 'live', 'live ours', { qr: OURS }],
    ['the same QR while its money is there already', 'live', 'live ours', { qr: OURS, page: PAID }],
    ['everything unreadable', 'live', 'live ours', { qr: 'unreadable', page: null, wallet: null }],
    ['an unreadable QR with a payment', 'live', 'live ours', { qr: 'unreadable', page: PAID }],
    ['a payment', 'live', PAYMENT, { page: PAID, wallet: AFTER }],
    ['a payment and an unreadable wallet', 'live', PAYMENT, { page: PAID, wallet: null }],
    ['a deposit of another amount', 'live', 'checking ours, other 7500', { page: PAID_WRONG }],
    ['no QR and no payment', 'live', 'checking ours', {}],
    ['no QR and an unreadable statement', 'live', 'checking ours', { page: null }],
    ['another QR in its place', 'live', 'live other', { qr: OTHER }],
    ['another QR in its place, and its payment', 'live', PAYMENT, { qr: OTHER, page: PAID }],
    ['another QR in its place, and another deposit', 'live', 'live other', { qr: OTHER, page: PAID_WRONG }],
    ['an outdated QR in its place', 'live', 'none', { qr: OUTDATED }],
    ['the same QR, its time up', 'live', 'expired', { qr: { ...OURS, deadline: NOW } }],
    ['no QR, its time up', 'overdue', 'expired', {}],
    ['no QR, its time up, and a payment', 'overdue', PAYMENT, { page: PAID }],
    ['no QR, its time up, and an unreadable statement', 'overdue', 'checking ours', { page: null }],

    // The service no longer has the QR.
    ['nothing new', 'checking', 'checking ours', {}],
    ['everything unreadable', 'checking', 'checking ours', { qr: 'unreadable', page: null, wallet: null }],
    ['a payment', 'checking', PAYMENT, { page: PAID }],
    ['a deposit of another amount', 'checking', 'checking ours, other 7500', { page: PAID_WRONG }],
    ['an older deposit of another amount', 'checking', 'checking ours', { page: PAID_BEFORE }],
    ['a payment and an unreadable QR', 'checking', PAYMENT, { page: PAID, qr: 'unreadable' }],
    ['the QR again', 'checking', 'live ours', { qr: OURS }],
    ['another QR', 'checking', 'live other', { qr: OTHER }],
    ['another QR, and its payment', 'checking', PAYMENT, { qr: OTHER, page: PAID }],
    ['no payment for a minute', 'checked', 'elsewhere', {}],
    ['no statement for a minute', 'checked', 'checking ours', { page: null }],
    ['a payment after a minute', 'checked', PAYMENT, { page: PAID }],
    ['no QR, its time up', 'late', 'expired', {}],
    ['an unreadable QR, its time up', 'late', 'checking ours', { qr: 'unreadable' }],

    // It has ended; its money may still come.
    ['nothing new', 'expired', 'expired', {}],
    ['a late payment', 'expired', PAYMENT, { page: PAID_LATE, wallet: AFTER }],
    ['another deposit', 'expired', 'expired', { page: PAID_WRONG }],
    ['an unreadable statement', 'expired', 'expired', { page: null }],
    ['an unreadable QR', 'expired', 'expired', { qr: 'unreadable' }],
    ['a late payment and an unreadable QR', 'expired', PAYMENT, { qr: 'unreadable', page: PAID_LATE }],
    ['a new QR', 'expired', 'live other', { qr: OTHER }],
    ['a new QR, and a late payment', 'expired', PAYMENT, { qr: OTHER, page: PAID_LATE }],
    ['a new QR whose time is up', 'expired', 'expired', { qr: OUTDATED }],
    ['an old answer about itself', 'cancelled', 'cancelled', { qr: OURS }],
    ['a payment just before', 'cancelled', PAYMENT, { page: PAID }],
    ['a payment just before', 'elsewhere', PAYMENT, { page: PAID }],
    ['a new QR', 'elsewhere', 'live other', { qr: OTHER }],
    ['a new QR, and a payment', 'elsewhere', PAYMENT, { qr: OTHER, page: PAID }],

    // The receipt stays until the member continues.
    ['no QR', 'paid', 'paid 1', {}],
    ['a new QR', 'paid', 'paid 1', { qr: OTHER }],
    ['everything unreadable', 'paid', 'paid 1', { qr: 'unreadable', page: null, wallet: null }],
  ])('with %s turns %s into %s (W2) [4.04] [9.24] [9.36]', (_, from, to, observed) => {
    expect(short(nextQrState(states[from], known, seen(observed)).state)).toBe(to);
  });

  it.each<Case>([
    ['a payment by which the wallet has risen', 'live', PAYMENT, { page: PAID, wallet: AFTER }],
    ['a line of the amount, the wallet the same', 'live', 'checking ours', { page: PAID }],
    ['a line of the amount, the wallet unreadable', 'live', 'checking ours', { page: PAID, wallet: null }],
    ['a deposit of another amount', 'live', 'checking ours', { page: PAID_WRONG, wallet: satang(57_500) }],
    ['a payment by which the wallet has risen', 'expired', PAYMENT, { page: PAID, wallet: AFTER }],
  ])('without an earlier statement, with %s, turns %s into %s (W2)', (_, from, to, observed) => {
    expect(short(nextQrState(states[from], blind, seen(observed)).state)).toBe(to);
  });

  it('keeps the same object while nothing has changed, so that two concurrent reads both count', () => {
    const { live, checking, expired, none, paid } = states;
    const shifted = (ms: number) => seen({ qr: { ...OURS, deadline: OURS.deadline + ms } });
    expect(nextQrState(live, known, shifted(2_499)).state).toBe(live);
    expect(nextQrState(live, known, shifted(-2_500)).state).not.toBe(live);
    for (const qr of ['unreadable', OUTDATED] as const) {
      const next = nextQrState(none, known, seen({ qr, page: PAID, wallet: AFTER }));
      expect(next.state).toBe(none);
      expect(next.baseline).toBe(known);
    }
    for (const state of [checking, expired, none, paid])
      expect(nextQrState(state, known, seen({})).state).toBe(state);
  });

  it('takes the service’s deadline when the device has slept [9.24]', () => {
    const slept = { ...OURS, deadline: OURS.deadline - 60_000 };
    expect(nextQrState(states.live, known, seen({ qr: slept })).state).toEqual({ status: 'live', qr: slept });
  });

  it('keeps the baseline of a QR that was gone and is back (W2)', () => {
    const paid = { page: PAID, wallet: AFTER };
    const { state, baseline } = nextQrState(states.checking, known, seen({ qr: OURS, ...paid }));
    expect(short(nextQrState(state, baseline, seen(paid)).state)).toBe(PAYMENT);
  });

  it('starts from a new baseline with a new QR (W2)', () => {
    const before = { page: PAID_WRONG, wallet: AFTER };
    const { state, baseline } = nextQrState(states.live, known, seen({ qr: OTHER, ...before }));
    expect(short(nextQrState(state, baseline, seen(before)).state)).toBe('checking other');
  });
});
