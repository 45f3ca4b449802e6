import Type, { type Static } from 'typebox';
import { Code, type ErrorCode, Nullable, OneOf, Text } from 'contracts';
import {
  bahtFromSatang,
  QR_SECONDS,
  qrMinimum,
  qrRulesOf,
  satangFromBaht,
  type Satang,
} from 'contracts/rules';
import { anyId } from 'promptparse/generate';
import type { Slice } from '../../engine/slice.ts';
import { listOf, mapOf, Moment, Stored } from '../../engine/snapshot-kinds.ts';
import type { WorldBase } from '../../engine/world-base.ts';
import type { Member, MembersState } from '../members/members.ts';
import type { Books } from '../money/books.ts';
import { PaymentSchema } from '../money/currency.ts';
import { converted } from '../money/rates.ts';
import { Refusal } from '../service/refusal.ts';
import { isDue } from '../service/service-time.ts';
import { depositBanksFor, type DepositOptionsState } from './deposit-banks.ts';
import { creditDeposit, LATE_MARK, WRONG_AMOUNT_MARK } from './deposits.ts';

const QrSchema = Stored({
  id: Code,
  memberId: Type.String(),
  bankCode: Type.String(),
  amount: PaymentSchema,
  /** The EMVCo text in the picture, which has at most so many characters: of others, the picture would be too large for its answer. */
  payload: Type.String({ pattern: '^[ -~]{1,512}$' }),
  createdAt: Moment,
  expiresAt: Moment,
  /** Final status, or null. Expiry is not stored: it follows from the time. */
  ended: Nullable(OneOf(['replaced', 'cancelled', 'paid', 'paid-late', 'paid-wrong'])),
});
export type Qr = Static<typeof QrSchema>;

/** A refusal for the next QR creation, of this phone or of any. */
const QrRefusalSchema = Stored({ message: Text(300), phone: Nullable(Type.String()) });
type QrRefusal = Static<typeof QrRefusalSchema>;

/** The QRs of all members by their id, and the refusals that testers have planned. */
export interface QrState {
  readonly qrs: Map<string, Qr>;
  readonly qrRefusals: QrRefusal[];
}

export const qrSlice: Slice<QrState> = {
  create: () => ({ qrs: new Map(), qrRefusals: [] }),
  kinds: { qrs: mapOf(QrSchema), qrRefusals: listOf(QrRefusalSchema) },
};

type QrWorld = QrState & DepositOptionsState & Pick<WorldBase, 'clock' | 'random'>;

/** The most that this service's banks take by one QR, in baht; the spec shows no limit, and the apps know of none. [9.22] */
export const QR_MAXIMUM = 5_000_000 as Satang;

/**
 * The PromptPay id that every QR pays: a fictitious merchant's tax number. Its check digit is wrong on purpose, so it
 * belongs to no one, and a banking app that reads the code finds no receiver.
 */
const PAYEE_TAX_ID = '0000000000000';

export type QrStatus = 'live' | 'expired' | NonNullable<Qr['ended']>;

/**
 * `now` in ms since 1970. A QR that nobody ended is live by the time alone: it expires at its deadline, or where a tester sets the
 * clock far back, and is live again when the clock returns to its time, so that a look at another time changes nothing. [4.04]
 */
export function qrStatus(qr: Qr, now: number): QrStatus {
  return qr.ended ?? (isDue(qr.createdAt, qr.expiresAt, now) ? 'expired' : 'live');
}

/**
 * Whole seconds left, rounded down, so that an expired QR is never shown as live. Never more than a QR has, even if a tester sets
 * the clock back. [4.04]
 */
export function secondsLeft(qr: Qr, now: number): number {
  return qrStatus(qr, now) === 'live' ? Math.min(Math.floor((qr.expiresAt - now) / 1000), QR_SECONDS) : 0;
}

/**
 * The member's newest live QR at a provider. [7.45]
 * @throws Refusal NO_BANK if the provider takes no QR deposits
 */
export function liveQr(world: QrWorld, member: Member, bankCode: string): Qr | null {
  qrRulesAt(world, member, bankCode);
  return liveQrs(world, member).findLast((qr) => qr.bankCode === bankCode) ?? null;
}

/**
 * Creates a QR that replaces the live one of the same provider, or returns a message why not. [7.46] [8.24]
 * @param baht unvalidated: below the minimum, above the maximum or a third decimal is refused.
 * @throws Refusal NO_BANK
 */
export function createQr(
  world: QrWorld,
  member: Member,
  bankCode: string,
  baht: number,
): Qr | { message: string } {
  const rules = qrRulesAt(world, member, bankCode);
  const refusal = takeRefusal(world, member);
  if (refusal) return { message: refusal.message };
  const amount = qrAmount(member, rules, baht);
  if (amount === null) return { message: 'QR_FAIL' satisfies ErrorCode };
  const createdAt = world.clock.now();
  // Also one of a later time, which would be live again when the clock gets there.
  for (const old of world.qrs.values()) {
    if (old.memberId !== member.id || old.bankCode !== bankCode || createdAt >= old.expiresAt) continue;
    old.ended ??= 'replaced';
  }
  const qr: Qr = {
    id: `qr-${world.random.text(20)}`,
    memberId: member.id,
    bankCode,
    amount,
    payload: anyId({ type: 'NATID', target: PAYEE_TAX_ID, amount: bahtFromSatang(amount) }),
    createdAt,
    expiresAt: createdAt + QR_SECONDS * 1000,
    ended: null,
  };
  world.qrs.set(qr.id, qr);
  return qr;
}

/** @throws Refusal NO_DATA for an id that is not a live QR of this member. [7.47] */
export function cancelQr(world: QrState & Pick<WorldBase, 'clock'>, member: Member, id: string): Qr {
  const qr = world.qrs.get(id);
  if (!qr || qr.memberId !== member.id || qrStatus(qr, world.clock.now()) !== 'live')
    throw new Refusal('NO_DATA');
  qr.ended = 'cancelled';
  return qr;
}

/**
 * The bank reports the payment of a QR: the wallet rises by exactly the paid amount, once. [9.36] [9.39]
 *
 * Money that arrives after the QR expired, was cancelled or was replaced, and money of another amount than the QR's,
 * still belongs to the member: it is credited once too, and its statement entry is marked. The spec shows no
 * rule; a bank cannot reverse it.
 * @param how.paid the paid amount, if it differs from the QR's.
 * @throws Error with the reason: already paid, no longer live, or (if `isLate`) still live.
 */
export function payQr(world: MembersState & Books, qr: Qr, how: { isLate: boolean; paid?: Satang }): void {
  const { isLate, paid = qr.amount } = how;
  const status = qrStatus(qr, world.clock.now());
  if (status.startsWith('paid')) throw new Error(`the QR is ${status} already`);
  if (!isLate && status !== 'live') throw new Error(`the QR is ${status}: its money can only come late`);
  if (isLate && status === 'live') throw new Error('the QR is live: its money cannot come late yet');
  const member = world.members.get(qr.memberId);
  if (!member) throw new Error(`QR ${qr.id}: its member is gone`);
  const isWrong = paid !== qr.amount;
  const mark = (isLate ? LATE_MARK : '') + (isWrong ? WRONG_AMOUNT_MARK : '');
  creditDeposit(world, member, { bankCode: qr.bankCode, amount: paid, mark });
  qr.ended = isWrong ? 'paid-wrong' : isLate ? 'paid-late' : 'paid';
}

function liveQrs(world: QrState & Pick<WorldBase, 'clock'>, member: Member): Qr[] {
  const now = world.clock.now();
  return [...world.qrs.values()].filter((qr) => qr.memberId === member.id && qrStatus(qr, now) === 'live');
}

/** Whose amounts apply to the QRs of this code, which several accounts may have. @throws Refusal NO_BANK without any */
function qrRulesAt(world: DepositOptionsState, member: Member, bankCode: string): string[] {
  const banks = depositBanksFor(world, member.currency).filter((bank) => bank.bankCode === bankCode);
  const rules = banks.map(qrRulesOf).filter((each) => each !== null);
  if (rules.length === 0) throw new Refusal('NO_BANK');
  return rules;
}

function takeRefusal(world: QrState, member: Member): QrRefusal | null {
  const index = world.qrRefusals.findIndex(({ phone }) => phone === null || phone === member.phone);
  return index < 0 ? null : (world.qrRefusals.splice(index, 1)[0] ?? null);
}

function qrAmount({ currency }: Member, rules: readonly string[], baht: number): Satang | null {
  try {
    const amount = satangFromBaht(baht);
    const most = converted(QR_MAXIMUM, 'THB', currency);
    const least = Math.min(...rules.map(qrMinimum));
    return amount >= least && amount <= most ? amount : null;
  } catch {
    return null;
  }
}
