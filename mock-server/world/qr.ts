import type { ErrorCode } from 'contracts';
import {
  bahtFromSatang,
  QR_MAXIMUM,
  QR_MINIMUM,
  QR_SECONDS,
  satangFromBaht,
  type Satang,
} from 'contracts/rules';
import { anyId } from 'promptparse/generate';
import { depositBanksFor } from './deposit-banks.ts';
import type { Member, Qr, QrRefusal } from './entities.ts';
import { walletOf } from './members.ts';
import { Refusal } from './refusal.ts';
import { addStatement } from './statement.ts';
import type { World } from './world.ts';

/**
 * The PromptPay id that every QR pays: a fictitious merchant's tax number. Its check digit is wrong on purpose, so it
 * belongs to nobody and a banking app that reads the code finds no receiver.
 */
const PAYEE_TAX_ID = '0000000000000';

/** Appended to the sender of a deposit that came after its QR had ended. */
export const LATE_MARK = ' (late)';

export type QrStatus = 'live' | 'expired' | NonNullable<Qr['ended']>;

export function qrStatus(qr: Qr, now: number): QrStatus {
  return qr.ended ?? (now < qr.expiresAt ? 'live' : 'expired');
}

/** Whole seconds left, rounded down, so that nobody is told that a dead QR is alive. [4.04] */
export function secondsLeft(qr: Qr, now: number): number {
  return qrStatus(qr, now) === 'live' ? Math.floor((qr.expiresAt - now) / 1000) : 0;
}

/** The member's live QR at a provider. @throws Refusal NO_BANK when it takes no QR deposits. [7.45] */
export function liveQr(world: World, member: Member, bankCode: string): Qr | null {
  assertTakesQr(member, bankCode);
  return liveQrs(world, member).find((qr) => qr.bankCode === bankCode) ?? null;
}

/**
 * Creates a QR in the place of the live one of the same provider, or says with a message why not. [7.46] [8.24]
 * @param baht as it came: less than the minimum, more than the maximum or a third decimal is refused.
 * @throws Refusal NO_BANK
 */
export function createQr(
  world: World,
  member: Member,
  bankCode: string,
  baht: number,
): Qr | { message: string } {
  assertTakesQr(member, bankCode);
  const refusal = takeRefusal(world, member);
  if (refusal) return { message: refusal.message };
  const amount = qrAmount(baht);
  if (amount === null) return { message: 'QR_FAIL' satisfies ErrorCode };
  for (const old of liveQrs(world, member)) if (old.bankCode === bankCode) old.ended = 'replaced';
  const createdAt = world.clock.now();
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
export function cancelQr(world: World, member: Member, id: string): Qr {
  const qr = world.qrs.get(id);
  if (!qr || qr.memberId !== member.id || qrStatus(qr, world.clock.now()) !== 'live')
    throw new Refusal('NO_DATA');
  qr.ended = 'cancelled';
  return qr;
}

/**
 * The bank reports that a QR was paid: the wallet rises by exactly its amount, once. [9.36] [9.39]
 *
 * Money that comes after the QR had expired, or was cancelled or replaced, is the member's all the same: it is credited
 * once too, and its line in the statement carries `LATE_MARK`. The spec shows no rule; a bank cannot call it back.
 * @throws Error saying why not: paid before, or (unless `isLate`) no longer live.
 */
export function payQr(world: World, qr: Qr, { isLate }: { isLate: boolean }): void {
  const now = world.clock.now();
  const status = qrStatus(qr, now);
  if (status === 'paid' || status === 'paid-late') throw new Error(`the QR is ${status} already`);
  if (!isLate && status !== 'live') throw new Error(`the QR is ${status}: its money can only come late`);
  const member = world.members.get(qr.memberId);
  if (!member) throw new Error('the QR belongs to nobody');
  world.ledger.move(now, `outside:${qr.bankCode}`, walletOf(member), qr.amount);
  addStatement(world, {
    memberId: member.id,
    statementType: 'deposit',
    status: 'SUCCESS',
    amount: qr.amount,
    from: isLate ? qr.bankCode + LATE_MARK : qr.bankCode,
    to: 'WALLET',
    at: now,
  });
  qr.ended = isLate ? 'paid-late' : 'paid';
}

function liveQrs(world: World, member: Member): Qr[] {
  const now = world.clock.now();
  return [...world.qrs.values()].filter((qr) => qr.memberId === member.id && qrStatus(qr, now) === 'live');
}

function assertTakesQr(member: Member, bankCode: string): void {
  const bank = depositBanksFor(member.currency).find((candidate) => candidate.bankCode === bankCode);
  if (bank?.mode !== 'QR') throw new Refusal('NO_BANK');
}

function takeRefusal(world: World, member: Member): QrRefusal | null {
  const index = world.qrRefusals.findIndex(({ phone }) => phone === null || phone === member.phone);
  return index < 0 ? null : (world.qrRefusals.splice(index, 1)[0] ?? null);
}

function qrAmount(baht: number): Satang | null {
  try {
    const amount = satangFromBaht(baht);
    return amount >= QR_MINIMUM && amount <= QR_MAXIMUM ? amount : null;
  } catch {
    return null;
  }
}
