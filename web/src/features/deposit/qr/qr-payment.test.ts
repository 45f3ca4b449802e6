import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import type { StatementPage, StatementRow } from '../../../shared/wallet/statement-rows.ts';
import { type Awaited, awaitedBy, baselineOf, learnOthers, otherDeposit, paymentOf } from './qr-payment.ts';

const NOW = 1_800_000_000_000;
const deposit = (key: string, amount: number, change: Partial<StatementRow> = {}): StatementRow => ({
  key,
  type: 'deposit',
  status: 'success',
  amount: satang(amount),
  from: 'KBANK',
  to: 'WALLET',
  createdAt: NOW,
  description: null,
  about: null,
  ...change,
});
const page = (...rows: StatementRow[]): StatementPage => ({ total: rows.length, rows });
const QR: Awaited = { amount: satang(10_000), since: NOW - 60_000, now: NOW };
const before = baselineOf(page(deposit('old', 10_000)), satang(50_000));

describe('the payment of a QR (W2)', () => {
  it('is the new deposit of exactly its amount, not an older one or one of another amount', () => {
    const now = page(deposit('other', 2_500), deposit('paid', 10_000), deposit('old', 10_000));
    expect(paymentOf(before, QR, now, satang(62_500))?.key).toBe('paid');
    expect(paymentOf(before, QR, page(deposit('old', 10_000)), satang(50_000))).toBeUndefined();
  });

  it.each([
    ['a satang more', deposit('other', 10_001)],
    ['a satang less', deposit('other', 9_999)],
    ['long before the QR', deposit('other', 10_000, { createdAt: QR.since - 5 * 60_000 - 1 })],
    ['of the future', deposit('other', 10_000, { createdAt: QR.now + 5 * 60_000 + 1 })],
  ])('is no other deposit: %s', (_which, other) => {
    const now = page(other, deposit('old', 10_000));
    expect(paymentOf(before, QR, now, satang(60_000))).toBeUndefined();
    expect(paymentOf(baselineOf(null, satang(50_000)), QR, page(other), satang(60_000))).toBeUndefined();
  });

  it('is no deposit of more than 10 minutes after its deadline, however late it is looked for', () => {
    const qr = { id: 'q', svg: '', amount: QR.amount, deadline: NOW, seconds: 60 };
    const minutes = (count: number) => NOW + count * 60_000;
    const found = (at: number) =>
      paymentOf(before, awaitedBy(qr, minutes(480)), page(deposit('late', 10_000, { createdAt: at })), null);
    expect(found(minutes(10))?.key).toBe('late');
    expect(found(minutes(10) + 1)).toBeUndefined();
  });

  it('is still found when the QR disappears after the money arrived', () => {
    const now = page(deposit('paid', 10_000), deposit('old', 10_000));
    const later = learnOthers(before, QR, now, satang(60_000));
    expect(paymentOf(later, QR, now, satang(60_000))?.key).toBe('paid');
    expect(paymentOf(learnOthers(later, QR, now, satang(60_000)), QR, now, satang(60_000))?.key).toBe('paid');
  });

  it('is proved only by the wallet if the statement could not be read before', () => {
    const blind = baselineOf(null, satang(50_000));
    const now = page(deposit('paid', 10_000), deposit('old', 10_000));
    expect(paymentOf(blind, QR, now, satang(60_000))?.key).toBe('paid');
    expect(paymentOf(learnOthers(blind, QR, now, satang(60_000)), QR, now, satang(60_000))?.key).toBe('paid');
    expect(paymentOf(blind, QR, now, satang(50_000))).toBeUndefined();
    expect(paymentOf(baselineOf(null, null), QR, now, satang(60_000))).toBeUndefined();
    // An unknown balance is not a balance of 0.
    expect(paymentOf(baselineOf(null, null), QR, now, QR.amount)).toBeUndefined();
    expect(paymentOf(baselineOf(null, satang(-QR.amount)), QR, now, null)).toBeUndefined();
  });

  it('is no deposit of another amount that came while the QR was still there', () => {
    const now = page(deposit('more', 2_500), deposit('old', 10_000));
    expect(otherDeposit(before, QR, now)?.key).toBe('more');
    expect(otherDeposit(learnOthers(before, QR, now, null), QR, now)).toBeUndefined();
  });

  it('is compared with the balance right before it, not with that of when the QR was made', () => {
    const old = page(deposit('old', 10_000));
    const paid = page(deposit('paid', 10_000), deposit('old', 10_000));
    expect(learnOthers(before, QR, old, satang(40_000)).balance).toBe(40_000);
    expect(learnOthers(before, QR, paid, satang(50_000)).balance).toBe(50_000);
    // The wallet may show the payment before the statement does.
    expect(learnOthers(before, QR, old, satang(60_000)).balance).toBe(50_000);
    expect(learnOthers(before, QR, old, null).balance).toBe(50_000);
    // Without a statement from before, the balance from before is the proof.
    expect(learnOthers(baselineOf(null, satang(50_000)), QR, old, satang(40_000)).balance).toBe(50_000);
  });

  it('is proved by the first statement that could be read', () => {
    const learnt = learnOthers(baselineOf(null, null), QR, page(), null);
    expect(paymentOf(learnt, QR, page(deposit('paid', 10_000)), null)?.key).toBe('paid');
  });

  it('may have been pending before', () => {
    const pending = page(deposit('late', 10_000, { status: 'in_progress' }));
    const now = page(deposit('late', 10_000));
    expect(paymentOf(baselineOf(pending, null), QR, now, null)?.key).toBe('late');
    expect(paymentOf(learnOthers(before, QR, pending, null), QR, now, null)?.key).toBe('late');
  });

  it('is no older deposit whose entry was damaged in an earlier reading', () => {
    const damaged = deposit('old, other key', 10_000, { amount: null, createdAt: NOW - 7, isDamaged: true });
    const old = deposit('old', 10_000, { createdAt: NOW - 7 });
    const whole = page(old);
    const found = (baseline: typeof before) => paymentOf(baseline, QR, whole, satang(50_000));
    expect(found(baselineOf(page(damaged), satang(50_000)))).toBeUndefined();
    expect(found(learnOthers(baselineOf(whole, null), QR, page(damaged), satang(50_000)))).toBeUndefined();
    const timeless = { ...damaged, createdAt: NaN };
    expect(baselineOf(page(timeless), satang(50_000)).keys).toBeNull();
    const known = baselineOf(whole, null);
    expect(learnOthers(known, QR, page(timeless), satang(50_000))).toBe(known);
    expect(learnOthers(known, QR, page(deposit('more', 2_500), timeless), null)).toBe(known);
    // An entry that stays damaged hides no other.
    const learnt = learnOthers(
      baselineOf(page(damaged), null),
      QR,
      page(deposit('more', 2_500), damaged),
      null,
    );
    expect(otherDeposit(learnt, QR, page(deposit('more', 2_500), damaged))).toBeUndefined();
    expect(paymentOf(learnt, QR, page(deposit('paid', 10_000, { createdAt: NOW }), damaged), null)?.key).toBe(
      'paid',
    );
  });

  it('is never a failed or pending deposit, or another kind of entry', () => {
    const rows = [
      deposit('a', 10_000, { status: 'failed' }),
      deposit('b', 10_000, { status: 'in_progress' }),
      deposit('c', 10_000, { type: 'bonus' }),
    ];
    expect(paymentOf(before, QR, page(...rows), satang(60_000))).toBeUndefined();
  });
});
