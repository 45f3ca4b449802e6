import Type, { type Static } from 'typebox';
import { Nullable } from 'contracts';
import { MAX_SATANG, satang, satangFromBaht, type Satang } from 'contracts/rules';
import type { Slice } from '../../engine/slice.ts';
import { mapOf, Moment, Stored } from '../../engine/snapshot-kinds.ts';
import type { WorldBase } from '../../engine/world-base.ts';
import type { Member, MembersState } from '../members/members.ts';
import type { Books } from '../money/books.ts';
import { SatangSchema } from '../money/currency.ts';
import type { Receipt } from '../money/receipt.ts';
import { converted, percentOf } from '../money/rates.ts';
import type { FlagsState } from '../service/flags.ts';
import { assertNoOutage, type OutagesState } from '../service/outages.ts';
import { Refusal } from '../service/refusal.ts';
import { dayOf } from '../service/service-time.ts';
import { creditReward } from './held-bonus.ts';

const InviteRowSchema = Stored({
  /** The friend; null for a friend from before this world. */
  memberId: Nullable(Type.String()),
  name: Type.String(),
  amount: SatangSchema,
  at: Moment,
});
export type InviteRow = Static<typeof InviteRowSchema>;

export interface InvitesState {
  /** By inviting member. */
  readonly inviteRows: Map<string, InviteRow[]>;
}

export const invitesSlice: Slice<InvitesState> = {
  create: () => ({ inviteRows: new Map() }),
  kinds: { inviteRows: mapOf(Type.Array(InviteRowSchema)) },
};

/** The inviter's percentage of each stake of the friend; the spec gives no figure. */
export const INVITE_PERCENT = 1;

const DESCRIPTION = 'รายได้จากการชวนเพื่อน';

/** Oldest first. [3.13] */
export function inviteRowsOf(world: InvitesState, member: Member): readonly InviteRow[] {
  return world.inviteRows.get(member.id) ?? [];
}

/** Credits the inviter of this member with a share of the stake: one row per friend and day. */
export function rewardInviter(
  world: InvitesState & MembersState & Pick<WorldBase, 'clock'>,
  member: Member,
  stake: Satang,
  isFirst: boolean,
): void {
  const inviter = member.invitedBy === null ? undefined : world.members.get(member.invitedBy);
  if (!inviter) return;
  if (isFirst) {
    inviter.invite.success += 1;
    inviter.invite.fail = Math.max(0, inviter.invite.fail - 1);
  }
  const earned = converted(percentOf(stake, INVITE_PERCENT), member.currency, inviter.currency);
  if (earned === 0) return;
  inviter.invite.amount = satang(Math.min(inviter.invite.amount + earned, MAX_SATANG));
  const at = world.clock.now();
  const rows = world.inviteRows.get(inviter.id) ?? [];
  world.inviteRows.set(inviter.id, rows);
  const today = rows.findLast((row) => row.memberId === member.id && dayOf(row.at) === dayOf(at));
  if (today) today.amount = satang(Math.min(today.amount + earned, MAX_SATANG));
  else rows.push({ memberId: member.id, name: member.name, amount: earned, at });
}

/**
 * Moves all invitation earnings into the wallet. [7.26] [2.55]
 * @throws Refusal INVITE_INACTIVE; with nothing to take NO_INVITE_BONUS (no friends invited), NO_INVITEE_PLAY_INFO (no
 * friend has played) or INVITE_COLLECT (all was taken before); INVITE_BONUS_FAIL
 */
export function takeInviteBonus(world: FlagsState & OutagesState & Books, member: Member): void {
  if (!world.flags.inviteActive) throw new Refusal('INVITE_INACTIVE');
  const { amount, success, fail } = member.invite;
  if (amount <= 0) {
    if (success + fail === 0) throw new Refusal('NO_INVITE_BONUS');
    throw new Refusal(success === 0 ? 'NO_INVITEE_PLAY_INFO' : 'INVITE_COLLECT');
  }
  assertNoOutage(world, 'invite-bonus');
  creditReward(world, member, { amount, about: 'invite', description: DESCRIPTION });
  member.invite.amount = satang(0);
}

/**
 * Moves a part of the invitation earnings into the wallet. [7.18]
 * @throws Refusal NO_WALLET, INVITE_INACTIVE, TRANSFER_MINIMUM for an invalid amount, NO_INVITE_BONUS for too much
 */
export function addInviteEarnings(world: FlagsState & Books, member: Member, baht: number): Receipt {
  if (!member.hasWallet) throw new Refusal('NO_WALLET');
  if (!world.flags.inviteActive) throw new Refusal('INVITE_INACTIVE');
  const amount = amountFrom(baht);
  if (member.invite.amount < amount) throw new Refusal('NO_INVITE_BONUS');
  const receipt = creditReward(world, member, { amount, about: 'invite', description: DESCRIPTION });
  member.invite.amount = satang(member.invite.amount - amount);
  return receipt;
}

function amountFrom(baht: number): Satang {
  try {
    const amount = satangFromBaht(baht);
    if (amount > 0) return amount;
  } catch {
    // A fraction of a satang is not a valid amount either.
  }
  throw new Refusal('TRANSFER_MINIMUM');
}
