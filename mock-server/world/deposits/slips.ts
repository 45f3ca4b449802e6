import type { SlipReason } from 'contracts';
import { depositBanksFor } from './deposit-banks.ts';
import { creditDeposit } from './deposits.ts';
import type { BankTransfer, Member, Slip, SlipReading } from '../entities.ts';
import { keepFile } from '../../files/world-files.ts';
import { Refusal } from '../refusal.ts';
import { assertWorks } from '../service/outages.ts';
import { slipsAreOpen } from './slip-hours.ts';
import { newestFirst } from '../money/statement.ts';
import type { World } from '../world.ts';
import type { Satang } from 'contracts/rules';

/** How long a slip is looked at; the spec says about a minute until a deposit is credited. [9.36] */
export const SLIP_MS = 30_000;

const MINUTE_MS = 60_000;

/** @throws Refusal SLIP_UPLOAD_FAIL when none are taken: out of order, or closed for the night. [9.38] */
export function assertTakesSlips(world: World): void {
  assertWorks(world, 'slip-intake');
  if (!slipsAreOpen(world)) throw new Refusal('SLIP_UPLOAD_FAIL');
}

/** Takes a slip: it is in progress until it has been looked at. [2.49] [4.08] */
export function addSlip(
  world: World,
  member: Member,
  file: { type: string; bytes: Uint8Array },
  reading: SlipReading,
): Slip {
  const at = world.clock.now();
  const slip: Slip = {
    id: `sl-${world.random.text(16)}`,
    memberId: member.id,
    at,
    fileId: keepFile(world, file),
    reading,
    dueAt: at + SLIP_MS,
    status: 'PENDING',
    amount: transferOf(world, reading)?.amount ?? null,
    note: null,
  };
  world.slips.set(slip.id, slip);
  world.slipsByMember.set(member.id, [...(world.slipsByMember.get(member.id) ?? []), slip.id]);
  world.pendingSlips.add(slip.id);
  return slip;
}

export function slipPage(world: World, member: Member, page: { page: number; limit: number }) {
  const ids = world.slipsByMember.get(member.id) ?? [];
  const slips = newestFirst(ids, page).flatMap((id) => world.slips.get(id) ?? []);
  return { total: ids.length, slips };
}

/** A reference that fits one segment of a path, as those of the banks do. */
const PLAIN = /^[A-Za-z0-9_-]{1,64}$/;

/** What a slip is called by: the reference of its transfer where one could be read, else a number of the service's. [3.19] */
export function slipReference({ id, reading }: Slip): string {
  return 'reference' in reading && PLAIN.test(reading.reference) ? reading.reference : id;
}

/** The member's newest slip of a reference, or the one with this number. [7.39] */
export function slipByReference(world: World, member: Member, reference: string): Slip | undefined {
  const slips = (world.slipsByMember.get(member.id) ?? []).flatMap((id) => world.slips.get(id) ?? []);
  return slips.findLast((slip) => slip.id === reference || slipReference(slip) === reference);
}

/** Slips that have been looked at long enough. */
export function settleSlips(world: World, now: number): void {
  for (const id of world.pendingSlips) {
    const slip = world.slips.get(id);
    if (slip && slip.dueAt <= now) settleSlip(world, slip);
  }
}

/** Decides by the rules: the reason that stands first in the way, or the money. [8.12]–[8.18] */
function settleSlip(world: World, slip: Slip): void {
  const transfer = transferOf(world, slip.reading);
  const reason = world.slipFailures.shift() ?? reasonAgainst(world, slip, transfer);
  if (reason !== null || !transfer) decideSlip(world, slip, { reason: reason ?? 'UNKNOW_ERROR' });
  else decideSlip(world, slip, { amount: transfer.amount });
}

/**
 * Ends a slip: credits an amount once, or gives the reason why not.
 * @throws Error when it has been decided already.
 */
export function decideSlip(
  world: World,
  slip: Slip,
  decision: { amount: Satang } | { reason: SlipReason },
): void {
  if (slip.status !== 'PENDING') throw new Error(`the slip is ${slip.status} already`);
  world.pendingSlips.delete(slip.id);
  if ('reason' in decision) {
    slip.status = 'FAILED';
    slip.note = decision.reason;
    return;
  }
  const member = world.members.get(slip.memberId);
  if (!member) throw new Error('the slip belongs to nobody');
  const transfer = transferOf(world, slip.reading);
  if (transfer) transfer.usedBy = slip.id;
  slip.status = 'SUCCESS';
  slip.amount = decision.amount;
  creditDeposit(world, member, { bankCode: transfer?.bankCode ?? 'SLIP', amount: decision.amount });
}

function reasonAgainst(world: World, slip: Slip, transfer: BankTransfer | undefined): SlipReason | null {
  if (!world.files.has(slip.fileId)) return 'UPLOADED_FILE_NOT_EXIST';
  if ('problem' in slip.reading) return slip.reading.problem;
  // A reference that no bank knows has been read wrongly.
  if (!transfer) return 'UNSTABLE_REFNO_ON_SLIP';
  if (transfer.usedBy !== null) return 'SLIP_REFNO_DUPLICATED';
  const member = world.members.get(slip.memberId);
  if (!member) return 'UNKNOW_ERROR';
  const accounts = depositBanksFor(world, member.currency).map(({ bankAccountNo }) => bankAccountNo);
  if (!accounts.includes(transfer.toAccountNo)) return 'DEST_ACC_INVALID';
  if (transfer.fromAccountNo !== member.bankAccount.bankAccountNo) return 'NOT_MATCH';
  return slip.at - transfer.at > world.slipHours.validMinutes * MINUTE_MS ? 'EXPIRED_SLIP' : null;
}

function transferOf(world: World, reading: SlipReading): BankTransfer | undefined {
  return 'reference' in reading ? world.bankTransfers.get(reading.reference) : undefined;
}
