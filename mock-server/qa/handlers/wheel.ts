import { bahtFromSatang, satangFromBaht } from 'contracts/rules';
import type { wheel as verbs } from '../../control/wheel.ts';
import type { Body, Reply } from '../../control/index.ts';
import { isoTime } from '../../engine/clock.ts';
import type { Coupon } from '../../world/rewards/spin.ts';
import type { Wheel } from '../../world/rewards/wheel.ts';
import { addCoupon } from '../../world/rewards/spin.ts';
import type { World } from '../../world/world.ts';
import type { Handlers } from '../handler.ts';
import { VerbRefusal } from '../verb-refusal.ts';
import { inBaht, inSatang } from './amounts.ts';
import { assertDistinct } from './assert-distinct.ts';
import { memberView } from './views.ts';

export const wheelHandlers: Handlers<keyof typeof verbs> = {
  'GET /wheel': ({ world }) => wheelView(world.wheel),
  'PUT /wheel': ({ world, body }) => {
    assertDistinct('slices', body.slices);
    if (body.next !== null) assertSlice('next', body, body.next);
    delete world.wheel.hidesLosses;
    Object.assign(world.wheel, wheelFrom(body));
    return body;
  },
  'POST /wheel/next': ({ world: { wheel }, body: { code } }) => {
    assertSlice('code', wheel, code);
    wheel.next = code;
    return wheelView(wheel);
  },
  'PUT /members/{phone}/coins': ({ world, member, body }) => {
    member.coin = body.coins;
    return memberView(world, member);
  },
  'GET /coupons': ({ world }) => ({
    coupons: [...world.coupons.values()].map((coupon) => couponView(world, coupon)),
  }),
  'POST /members/{phone}/coupons': ({ world, member, body: { code, name, kind, amount } }) => {
    const label = world.wheel.slices.find((slice) => slice.code === code)?.label ?? name;
    const added = { sliceCode: code, label, name, kind, amount: satangFromBaht(amount) };
    return couponView(world, addCoupon(world, member, added));
  },
  'POST /coupons/{couponId}/expire': ({ world, params: { couponId } }) => {
    const coupon = world.coupons.get(couponId);
    if (!coupon) throw new VerbRefusal('NOT_FOUND', `no coupon is called "${couponId}"`);
    coupon.expiresAt = Math.min(coupon.expiresAt, world.clock.now());
    return couponView(world, coupon);
  },
};

/** @throws VerbRefusal NOT_FOUND */
function assertSlice(field: string, { slices }: { slices: readonly { code: string }[] }, code: string): void {
  if (!slices.some((slice) => slice.code === code))
    throw new VerbRefusal('NOT_FOUND', `body: /${field}: the wheel has no slice ${code}`);
}

function wheelView({ slices, ...wheel }: Wheel): Reply<'GET /wheel'> {
  return {
    ...wheel,
    slices: slices.map(({ prize, ...slice }) => ({
      ...slice,
      prize: prize.kind === 'money' ? { ...prize, amount: inBaht(prize.amount) } : prize,
    })),
  };
}

function wheelFrom({ slices, ...wheel }: Body<'PUT /wheel'>): Wheel {
  return {
    ...wheel,
    slices: slices.map(({ prize, ...slice }) => ({
      ...slice,
      prize: prize.kind === 'money' ? { ...prize, amount: inSatang(prize.amount) } : prize,
    })),
  };
}

function couponView({ members }: World, coupon: Coupon) {
  const { id, memberId, sliceCode, name, kind, amount, at, expiresAt, isClaimed } = coupon;
  return {
    id,
    phone: members.get(memberId)?.phone ?? '',
    code: sliceCode,
    name,
    kind,
    amount: bahtFromSatang(amount),
    at: isoTime(at),
    expiresAt: isoTime(expiresAt),
    isClaimed,
  };
}
