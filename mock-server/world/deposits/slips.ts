import Type, { type Static } from 'typebox';
import { Nullable, OneOf, type SlipReason, slipReasons } from 'contracts';
import type { Satang } from 'contracts/rules';
import { MINUTE_MS } from '../../engine/clock.ts';
import { storeFile } from '../../engine/stored-files.ts';
import type { Slice } from '../../engine/slice.ts';
import { listOf, mapOf, Moment, setOf, Stored } from '../../engine/snapshot-kinds.ts';
import type { WorldBase } from '../../engine/world-base.ts';
import type { Member, MembersState } from '../members/members.ts';
import type { Books } from '../money/books.ts';
import { SatangSchema } from '../money/currency.ts';
import { newestFirst } from '../money/statement.ts';
import { assertNoOutage, type OutagesState } from '../service/outages.ts';
import { Misuse, Refusal } from '../service/refusal.ts';
import { isDue } from '../service/service-time.ts';
import type { BankTransfer, BankTransfersState } from './bank-transfers.ts';
import { depositBanksFor, type DepositOptionsState } from './deposit-banks.ts';
import { creditDeposit } from './deposits.ts';
import { slipsAreOpen, type SlipHoursState } from './slip-hours.ts';

/** The reason for all other failures. */
const UNKNOWN: SlipReason = 'UNKNOW_ERROR';

const Reason = OneOf(slipReasons);

const SlipReadingSchema = Type.Union([Stored({ reference: Type.String() }), Stored({ problem: Reason })]);
/** What the reader found on a picture: the reference, or the reason why there is none. [8.12] */
export type SlipReading = Static<typeof SlipReadingSchema>;

const SlipSchema = Stored({
  id: Type.String(),
  memberId: Type.String(),
  at: Moment,
  fileId: Type.String(),
  reading: SlipReadingSchema,
  dueAt: Moment,
  status: OneOf(['PENDING', 'SUCCESS', 'FAILED']),
  /** The credited amount, or the amount on the slip; null if it has none. */
  amount: Nullable(SatangSchema),
  note: Nullable(Reason),
});
/** An uploaded slip and how it was decided; `dueAt` is when. */
export type Slip = Static<typeof SlipSchema>;

export interface SlipsState {
  readonly slips: Map<string, Slip>;
  /** Ids of each member's slips, oldest first. */
  readonly slipsByMember: Map<string, string[]>;
  readonly pendingSlips: Set<string>;
  readonly slipFailures: SlipReason[];
}

export const slipsSlice: Slice<SlipsState> = {
  create: () => ({
    slips: new Map(),
    slipsByMember: new Map(),
    pendingSlips: new Set(),
    slipFailures: [],
  }),
  kinds: {
    slips: mapOf(SlipSchema),
    slipsByMember: mapOf(Type.Array(Type.String())),
    pendingSlips: setOf(Type.String()),
    slipFailures: listOf(Reason),
  },
};

type CheckingWorld = SlipsState &
  BankTransfersState &
  DepositOptionsState &
  SlipHoursState &
  MembersState &
  Pick<WorldBase, 'files' | 'memory'> &
  Books;

/** How long a slip's check takes; the spec gives about a minute for a deposit. [9.36] */
export const SLIP_MS = 30_000;

/** @throws Refusal SLIP_UPLOAD_FAIL during an outage or the nightly hours without slips. [9.38] */
export function assertTakesSlips(world: OutagesState & SlipHoursState & Pick<WorldBase, 'clock'>): void {
  assertNoOutage(world, 'slip-intake');
  if (!slipsAreOpen(world)) throw new Refusal('SLIP_UPLOAD_FAIL');
}

/** Accepts a slip: it is pending until its check is due. [2.49] [4.08] */
export function addSlip(
  world: SlipsState & BankTransfersState & Pick<WorldBase, 'clock' | 'random' | 'files' | 'memory'>,
  member: Member,
  file: { type: string; bytes: Uint8Array },
  reading: SlipReading,
): Slip {
  const at = world.clock.now();
  const slip: Slip = {
    id: `sl-${world.random.text(16)}`,
    memberId: member.id,
    at,
    fileId: storeFile(world, file),
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

/** Newest first; `page` starts at 1. [7.38] */
export function slipPage(world: SlipsState, member: Member, page: { page: number; limit: number }) {
  const ids = world.slipsByMember.get(member.id) ?? [];
  const slips = newestFirst(ids, page).flatMap((id) => world.slips.get(id) ?? []);
  return { total: ids.length, slips };
}

const PLAIN = /^[A-Za-z0-9_-]{1,64}$/;

/** The name of a slip: the reference of its transfer if it is readable, otherwise a number of the service's. [3.19] */
export function slipReference({ id, reading }: Slip): string {
  return 'reference' in reading && PLAIN.test(reading.reference) ? reading.reference : id;
}

/** The member's newest slip with this id or this bank reference. [7.39] */
export function slipByReference(world: SlipsState, member: Member, reference: string): Slip | undefined {
  const slips = (world.slipsByMember.get(member.id) ?? []).flatMap((id) => world.slips.get(id) ?? []);
  return slips.findLast((slip) => slip.id === reference || slipReference(slip) === reference);
}

/** @throws Error if a snapshot lets a slip wait that is decided or missing: no call could get past it. */
export function assertDecidable({ slips, pendingSlips }: SlipsState): void {
  for (const id of pendingSlips) {
    const slip = slips.get(id);
    if (slip?.id !== id || slip.status !== 'PENDING')
      throw new Error(`pendingSlips has ${id}, which is no pending slip`);
  }
}

/** Decides the slips whose time has come; `now` in ms since 1970. */
export function decideDueSlips(world: CheckingWorld, now: number): boolean {
  let wasDue = false;
  for (const id of world.pendingSlips) {
    const slip = world.slips.get(id);
    if (slip && isDue(slip.at, slip.dueAt, now)) {
      decideByRules(world, slip);
      wasDue = true;
    }
  }
  return wasDue;
}

/** Credits the slip, or sets the first reason against it. [8.12]–[8.18] */
function decideByRules(world: CheckingWorld, slip: Slip): void {
  const transfer = transferOf(world, slip.reading);
  const reason = world.slipFailures.shift() ?? reasonAgainst(world, slip, transfer);
  if (reason !== null || !transfer || transfer.amount <= 0)
    return decideSlip(world, slip, { reason: reason ?? UNKNOWN });
  try {
    decideSlip(world, slip, { amount: transfer.amount });
  } catch (error) {
    // More than the wallet can hold. Left pending, it would be tried again with every call.
    if (!(error instanceof Misuse)) throw error;
    decideSlip(world, slip, { reason: UNKNOWN });
  }
}

/**
 * Ends a slip: credits an amount once, or sets the reason why not.
 * @throws Error if it is already decided.
 */
export function decideSlip(
  world: SlipsState & BankTransfersState & MembersState & Books,
  slip: Slip,
  decision: { amount: Satang } | { reason: SlipReason },
): void {
  if (slip.status !== 'PENDING') throw new Error(`the slip is ${slip.status} already`);
  if ('reason' in decision) {
    world.pendingSlips.delete(slip.id);
    slip.status = 'FAILED';
    slip.note = decision.reason;
    return;
  }
  const member = world.members.get(slip.memberId);
  if (!member) throw new Error(`slip ${slip.id}: its member is gone`);
  const transfer = transferOf(world, slip.reading);
  // First, because it may exceed what the wallet can hold.
  creditDeposit(world, member, { bankCode: transfer?.bankCode ?? 'SLIP', amount: decision.amount });
  world.pendingSlips.delete(slip.id);
  if (transfer) transfer.usedBy = slip.id;
  slip.status = 'SUCCESS';
  slip.amount = decision.amount;
}

function reasonAgainst(
  world: CheckingWorld,
  slip: Slip,
  transfer: BankTransfer | undefined,
): SlipReason | null {
  if (!world.files.has(slip.fileId)) return 'UPLOADED_FILE_NOT_EXIST';
  if ('problem' in slip.reading) return slip.reading.problem;
  // A reference that no bank knows was misread.
  if (!transfer) return 'UNSTABLE_REFNO_ON_SLIP';
  if (transfer.usedBy !== null) return 'SLIP_REFNO_DUPLICATED';
  const member = world.members.get(slip.memberId);
  if (!member) return 'UNKNOW_ERROR';
  const accounts = depositBanksFor(world, member.currency).map(({ bankAccountNo }) => bankAccountNo);
  if (!accounts.includes(transfer.toAccountNo)) return 'DEST_ACC_INVALID';
  if (transfer.fromAccountNo !== member.bankAccount.bankAccountNo) return 'NOT_MATCH';
  return slip.at - transfer.at > world.slipHours.validMinutes * MINUTE_MS ? 'EXPIRED_SLIP' : null;
}

function transferOf({ bankTransfers }: BankTransfersState, reading: SlipReading): BankTransfer | undefined {
  return 'reference' in reading ? bankTransfers.get(reading.reference) : undefined;
}
