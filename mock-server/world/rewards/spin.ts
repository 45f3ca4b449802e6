import Type, { type Static } from 'typebox';
import { OneOf } from 'contracts';
import type { ErrorCode } from 'contracts';
import { satang } from 'contracts/rules';
import type { Slice } from '../../engine/slice.ts';
import { mapOf, Moment, Stored } from '../../engine/snapshot-kinds.ts';
import type { WorldBase } from '../../engine/world-base.ts';
import type { Member } from '../members/members.ts';
import type { Books } from '../money/books.ts';
import { SatangSchema } from '../money/currency.ts';
import type { FlagsState } from '../service/flags.ts';
import { creditReward, heldBonusOf, type HeldBonusState } from './held-bonus.ts';
import type { WheelSlice, WheelState } from './wheel.ts';

const CouponSchema = Stored({
  id: Type.String(),
  memberId: Type.String(),
  sliceCode: Type.String(),
  label: Type.String(),
  name: Type.String(),
  kind: OneOf(['money', 'gift']),
  amount: SatangSchema,
  at: Moment,
  expiresAt: Moment,
  isClaimed: Type.Boolean(),
});
/** A prize that a member may claim until `expiresAt`. [3.21] */
export type Coupon = Static<typeof CouponSchema>;

export interface CouponsState {
  readonly coupons: Map<string, Coupon>;
}

export const couponsSlice: Slice<CouponsState> = {
  create: () => ({ coupons: new Map() }),
  kinds: { coupons: mapOf(CouponSchema) },
};

type CouponMaker = CouponsState & Pick<WorldBase, 'clock' | 'random'>;

/** How long a coupon can be claimed; the spec gives no figure. */
export const COUPON_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Spins for one coin. [7.42] [4.10] The world's random source picks the slice, unless QA has set the next one.
 * @returns the slice, or a refusal code: NO_DATA without a wheel, MONEY_NOT_ENOUGH without a coin.
 */
export function spin(world: WheelState & FlagsState & CouponMaker, member: Member): WheelSlice | ErrorCode {
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

/** Gives a coupon; it expires. [8.11] */
export function addCoupon(
  world: CouponMaker,
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

/** A member's unclaimed coupons, newest first; an expired one stays listed and is refused when claimed. */
export function couponsOf(world: CouponsState, member: Member): Coupon[] {
  return [...world.coupons.values()]
    .filter(({ memberId, isClaimed }) => memberId === member.id && !isClaimed)
    .reverse();
}

/**
 * Claims a coupon, once. [7.44] [8.11]
 * @returns null, or a refusal code: INVALID_CODE, NO_CLAIMABLE_COUPON (claimed before), COUPON_EXPIRED, INVALID_PRIZE_CODE (its
 * prize is no longer on the wheel), INVALID_COUPON_TYPE (staff hand over gifts), BONUS_REMAINING.
 */
export function claimCoupon(
  world: CouponsState & WheelState & HeldBonusState & Books,
  member: Member,
  id: string,
): ErrorCode | null {
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

function nextSlice({ wheel, random }: WheelState & Pick<WorldBase, 'random'>): WheelSlice {
  const { slices, next } = wheel;
  wheel.next = null;
  // Always drawn, so that a preset prize does not change the random sequence of later spins.
  let point = random.fraction() * slices.reduce((sum, { weight }) => sum + weight, 0);
  const named = slices.find(({ code }) => code === next);
  const drawn = slices.find(({ weight }) => (point -= weight) < 0);
  const slice = named ?? drawn ?? slices[0];
  if (!slice) throw new Error('the wheel has no slices');
  return slice;
}
