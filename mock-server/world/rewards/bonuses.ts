import Type, { type Static } from 'typebox';
import type { Slice } from '../../engine/slice.ts';
import { mapOf, Moment, Stored } from '../../engine/snapshot-kinds.ts';
import type { WorldBase } from '../../engine/world-base.ts';
import type { Member } from '../members/members.ts';
import { Refusal } from '../service/refusal.ts';
import { dayOf, weekOf } from '../service/service-time.ts';
import {
  assertDeposited,
  assertHoldsNone,
  heldBonusOf,
  hold,
  type BonusBooks,
  type HeldBonusState,
} from './held-bonus.ts';
import type { BonusOffer, OffersState } from './offers.ts';

/** Times at which a member received a bonus, oldest first. */
const BonusGrantsSchema = Stored({ id: Type.String(), receivedAt: Type.Array(Moment) });
export type BonusGrants = Static<typeof BonusGrantsSchema>;

export interface BonusGrantsState {
  /** By member and code of the bonus. */
  readonly bonusGrants: Map<string, BonusGrants>;
}

export const bonusGrantsSlice: Slice<BonusGrantsState> = {
  create: () => ({ bonusGrants: new Map() }),
  kinds: { bonusGrants: mapOf(BonusGrantsSchema) },
};

function bonusKey({ id }: Member, code: string): string {
  return `${id}:${code}`;
}

/** What a member has received of a bonus; null for nothing. */
export function bonusGrantsOf(world: BonusGrantsState, member: Member, code: string): BonusGrants | null {
  return world.bonusGrants.get(bonusKey(member, code)) ?? null;
}

/** Whether it is this bonus that the member holds. */
export function isActiveBonus(world: HeldBonusState, member: Member, code: string): boolean {
  const held = heldBonusOf(world, member);
  return held?.from === 'bonus' && held.code === code;
}

/**
 * Receives a bonus. [7.30] [4.07]
 * @throws Refusal NO_DATA for an unknown code, BONUS_ALREADY_ACTIVE, BONUS_REMAINING (another is held),
 * BONUS_MAX_CLAIMED, BONUS_FULL (no place left), BONUS_CONDITION (no deposit today)
 */
export function activateBonus(
  world: BonusGrantsState & BonusBooks & Pick<OffersState, 'bonuses'>,
  member: Member,
  code: string,
): BonusGrants {
  const bonus = world.bonuses.find((candidate) => candidate.code === code);
  if (!bonus) throw new Refusal('NO_DATA');
  assertHoldsNone(world, member, code);
  const receipts = bonusGrantsOf(world, member, code) ?? {
    id: `ub-${world.random.text(16)}`,
    receivedAt: [],
  };
  if (counted(world, bonus, receipts) >= bonus.maxReceived) throw new Refusal('BONUS_MAX_CLAIMED');
  if (bonus.places !== null && bonus.places <= 0) throw new Refusal('BONUS_FULL');
  assertDeposited(world, member, bonus);
  const { type, percentFail, turnoverTimes, description } = bonus;
  const amount = bonus.amount[member.currency];
  hold(world, member, { from: 'bonus', code, type, percentFail, turnoverTimes, description, amount });
  if (bonus.places !== null) bonus.places -= 1;
  receipts.receivedAt.push(world.clock.now());
  world.bonusGrants.set(bonusKey(member, code), receipts);
  return receipts;
}

function counted(
  { clock }: Pick<WorldBase, 'clock'>,
  { type }: BonusOffer,
  { receivedAt }: BonusGrants,
): number {
  if (type === 'limit') return receivedAt.length;
  const periodOf = type === 'day' ? dayOf : weekOf;
  const now = periodOf(clock.now());
  return receivedAt.filter((at) => periodOf(at) === now).length;
}
