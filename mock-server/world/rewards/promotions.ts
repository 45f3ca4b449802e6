import type { Member, PromotionOffer } from '../entities.ts';
import { assertDeposited, assertHoldsNone, heldBonusOf, hold } from './held-bonus.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

/** [7.35] @throws Refusal NO_PROMOTION for a code that is none or whose time is over. */
export function findPromotion(world: World, code: string): PromotionOffer {
  const found = world.promotions.find((promotion) => promotion.code === code);
  const isOver = found?.expiresAt != null && found.expiresAt <= world.clock.now();
  if (!found || isOver) throw new Refusal('NO_PROMOTION');
  return found;
}

/** The promotion that a member holds, or null. [7.34] */
export function currentPromotion(world: World, member: Member): PromotionOffer | null {
  const held = heldBonusOf(world, member);
  if (held?.from !== 'promotion') return null;
  return world.promotions.find(({ code }) => code === held.code) ?? null;
}

/**
 * Receives a promotion, once. [7.36]
 * @throws Refusal NO_PROMOTION, BONUS_ALREADY_ACTIVE, BONUS_REMAINING, PROMOTION_RECEIVED, BONUS_CONDITION
 */
export function activatePromotion(world: World, member: Member, code: string): void {
  const promotion = findPromotion(world, code);
  assertHoldsNone(world, member, code);
  const received = world.promotionReceipts.get(member.id) ?? [];
  if (received.includes(code)) throw new Refusal('PROMOTION_RECEIVED');
  assertDeposited(world, member, promotion);
  const { percentFail, turnoverTimes, description } = promotion;
  const amount = promotion.amount[member.currency];
  hold(world, member, {
    from: 'promotion',
    code,
    type: 'promotion',
    percentFail,
    turnoverTimes,
    description,
    amount,
  });
  world.promotionReceipts.set(member.id, [...received, code]);
}
