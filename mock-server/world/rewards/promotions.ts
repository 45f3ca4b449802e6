import Type from 'typebox';
import type { Slice } from '../../engine/slice.ts';
import { mapOf } from '../../engine/snapshot-kinds.ts';
import type { WorldBase } from '../../engine/world-base.ts';
import type { Member } from '../members/members.ts';
import { Refusal } from '../service/refusal.ts';
import {
  assertDeposited,
  assertHoldsNone,
  heldBonusOf,
  hold,
  type BonusBooks,
  type HeldBonusState,
} from './held-bonus.ts';
import type { OffersState, PromotionOffer } from './offers.ts';

export interface PromotionGrantsState {
  /** Codes of received promotions, by member. */
  readonly promotionGrants: Map<string, string[]>;
}

export const promotionGrantsSlice: Slice<PromotionGrantsState> = {
  create: () => ({ promotionGrants: new Map() }),
  kinds: { promotionGrants: mapOf(Type.Array(Type.String())) },
};

type Promotions = Pick<OffersState, 'promotions'>;

/** [7.35] @throws Refusal NO_PROMOTION for an unknown or expired code. */
export function findPromotion(world: Promotions & Pick<WorldBase, 'clock'>, code: string): PromotionOffer {
  const found = world.promotions.find((promotion) => promotion.code === code);
  const isOver = found?.expiresAt != null && found.expiresAt <= world.clock.now();
  if (!found || isOver) throw new Refusal('NO_PROMOTION');
  return found;
}

/** The promotion that a member holds; null without one. [7.34] */
export function currentPromotion(world: Promotions & HeldBonusState, member: Member): PromotionOffer | null {
  const held = heldBonusOf(world, member);
  if (held?.from !== 'promotion') return null;
  return world.promotions.find(({ code }) => code === held.code) ?? null;
}

/**
 * Receives a promotion, once. [7.36]
 * @throws Refusal NO_PROMOTION, BONUS_ALREADY_ACTIVE, BONUS_REMAINING, PROMOTION_RECEIVED, BONUS_CONDITION
 */
export function activatePromotion(
  world: PromotionGrantsState & Promotions & BonusBooks,
  member: Member,
  code: string,
): void {
  const promotion = findPromotion(world, code);
  assertHoldsNone(world, member, code);
  const received = world.promotionGrants.get(member.id) ?? [];
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
  world.promotionGrants.set(member.id, [...received, code]);
}
