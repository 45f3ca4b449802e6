import { satang } from 'contracts/rules';
import type { ErrorCode } from 'contracts';
import type { Coupon, Member, WheelSlice } from '../entities.ts';
import { creditReward, heldBonusOf } from './held-bonus.ts';
import type { World } from '../world.ts';

/** How long a coupon may be claimed; the spec shows no figure. */
export const COUPON_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Spins for a coin. [7.42] [4.10] Chance is the world's own, unless QA has named the next slice.
 * @returns the slice, or the code of why not: NO_DATA without a wheel, MONEY_NOT_ENOUGH without a coin.
 */
export function spin(world: World, member: Member): WheelSlice | ErrorCode {
  if (!world.flags.spinActive || world.wheel.slices.length === 0) return 'NO_DATA';
  if (member.coin <= 0) return 'MONEY_NOT_ENOUGH';
  member.coin -= 1;
  const slice = nextSlice(world);
  const { prize } = slice;
  if (prize.kind === 'coins') member.coin += prize.count;
  if (prize.kind === 'money' || prize.kind === 'gift') {
    addCoupon(world, member, {
      sliceCode: slice.code,
      label: slice.label,
      name: prize.name,
      kind: prize.kind,
      amount: prize.kind === 'money' ? prize.amount[member.currency] : satang(0),
    });
  }
  return slice;
}

export function addCoupon(
  world: World,
  member: Member,
  coupon: Pick<Coupon, 'sliceCode' | 'label' | 'name' | 'kind' | 'amount'>,
): Coupon {
  const at = world.clock.now();
  const id = `cp-${world.random.text(16)}`;
  const added: Coupon = {
    ...coupon,
    id,
    memberId: member.id,
    at,
    expiresAt: at + COUPON_MS,
    isClaimed: false,
  };
  world.coupons.set(id, added);
  return added;
}

/** The coupons that a member has still to claim, newest first; one whose time is over stays, and says so when claimed. */
export function couponsOf(world: World, member: Member): Coupon[] {
  return [...world.coupons.values()]
    .filter(({ memberId, isClaimed }) => memberId === member.id && !isClaimed)
    .reverse();
}

/**
 * Claims a coupon, once. [7.44] [8.11]
 * @returns null, or why not: INVALID_CODE, NO_CLAIMABLE_COUPON (claimed before), COUPON_EXPIRED, INVALID_PRIZE_CODE (its
 * prize is no longer on the wheel), INVALID_COUPON_TYPE (a gift is handed over by people), BONUS_REMAINING.
 */
export function claimCoupon(world: World, member: Member, id: string): ErrorCode | null {
  const coupon = world.coupons.get(id);
  if (!coupon || coupon.memberId !== member.id) return 'INVALID_CODE';
  if (coupon.isClaimed) return 'NO_CLAIMABLE_COUPON';
  if (coupon.expiresAt <= world.clock.now()) return 'COUPON_EXPIRED';
  if (!world.wheel.slices.some(({ code }) => code === coupon.sliceCode)) return 'INVALID_PRIZE_CODE';
  if (coupon.kind !== 'money') return 'INVALID_COUPON_TYPE';
  if (heldBonusOf(world, member)) return 'BONUS_REMAINING';
  creditReward(world, member, { amount: coupon.amount, about: 'luckydraw', description: coupon.name });
  coupon.isClaimed = true;
  return null;
}

function nextSlice({ wheel, random }: World): WheelSlice {
  const { slices, next } = wheel;
  wheel.next = null;
  // Drawn in any case, so that naming a prize does not change the chances of the spins after it.
  let point = random.fraction() * slices.reduce((sum, { weight }) => sum + weight, 0);
  const named = slices.find(({ code }) => code === next);
  const drawn = slices.find(({ weight }) => (point -= weight) < 0);
  const slice = named ?? drawn ?? slices[0];
  if (!slice) throw new Error('a wheel without slices');
  return slice;
}
