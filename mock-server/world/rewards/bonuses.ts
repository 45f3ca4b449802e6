import type { BonusOffer, BonusReceipts, Member } from '../entities.ts';
import { assertDeposited, assertHoldsNone, heldBonusOf, hold } from './held-bonus.ts';
import { Refusal } from '../refusal.ts';
import { dayOf, weekOf } from '../service/service-time.ts';
import type { World } from '../world.ts';

function bonusKey({ id }: Member, code: string): string {
  return `${id}:${code}`;
}

/** What a member has had of a bonus, or null. */
export function receiptsOf(world: World, member: Member, code: string): BonusReceipts | null {
  return world.bonusReceipts.get(bonusKey(member, code)) ?? null;
}

export function isActiveBonus(world: World, member: Member, code: string): boolean {
  const held = heldBonusOf(world, member);
  return held?.from === 'bonus' && held.code === code;
}

/**
 * Receives a bonus. [7.30] [4.07]
 * @throws Refusal NO_DATA for a code that is none, BONUS_ALREADY_ACTIVE, BONUS_REMAINING (another is held),
 * BONUS_MAX_CLAIMED, BONUS_FULL (no place left), BONUS_CONDITION (no deposit today)
 */
export function activateBonus(world: World, member: Member, code: string): BonusReceipts {
  const bonus = world.bonuses.find((candidate) => candidate.code === code);
  if (!bonus) throw new Refusal('NO_DATA');
  assertHoldsNone(world, member, code);
  const receipts = receiptsOf(world, member, code) ?? { id: `ub-${world.random.text(16)}`, receivedAt: [] };
  if (counted(world, bonus, receipts) >= bonus.maxReceived) throw new Refusal('BONUS_MAX_CLAIMED');
  if (bonus.places !== null && bonus.places <= 0) throw new Refusal('BONUS_FULL');
  assertDeposited(world, member, bonus);
  const { type, percentFail, turnoverTimes, description } = bonus;
  const amount = bonus.amount[member.currency];
  hold(world, member, { from: 'bonus', code, type, percentFail, turnoverTimes, description, amount });
  if (bonus.places !== null) bonus.places -= 1;
  receipts.receivedAt.push(world.clock.now());
  world.bonusReceipts.set(bonusKey(member, code), receipts);
  return receipts;
}

/** Receipts that count against the most a member may have: ever, today, or this week. [4.07] */
function counted(world: World, { type }: BonusOffer, { receivedAt }: BonusReceipts): number {
  if (type === 'limit') return receivedAt.length;
  const periodOf = type === 'day' ? dayOf : weekOf;
  const now = periodOf(world.clock.now());
  return receivedAt.filter((at) => periodOf(at) === now).length;
}
