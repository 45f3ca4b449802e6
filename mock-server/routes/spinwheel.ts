import { bahtFromSatang } from 'contracts/rules';
import type { Handlers } from '../http/route.ts';
import { claimCoupon, couponsOf, spin } from '../world/rewards/spin.ts';
import { Refusal } from '../world/service/refusal.ts';

export const spinwheelHandlers = {
  'GET /api/spinwheel/active': ({ world }) => ({ isActive: world.flags.spinActive }),
  'GET /api/spinwheel/setup': ({ world: { flags, wheel }, member }) => {
    if (!flags.spinActive) throw new Refusal('NO_DATA');
    const slice = wheel.slices.map(({ code, label, bgColor, textColor, htmlDescription }) => ({
      code,
      label,
      bgColor,
      textColor,
      htmlDescription,
    }));
    return { result: { activeSpinwheel: { name: wheel.name, slice } }, userCoin: member.coin };
  },
  'POST /api/spinwheel/spin': ({ world, member }) => {
    const slice = spin(world, member);
    if (typeof slice === 'string') return { success: false, result: null, error: slice };
    const { code, label, prize } = slice;
    if (prize.kind === 'nothing' && world.wheel.hidesLosses)
      return { success: true, result: null, error: null };
    return { success: true, result: { code, label, remainingCoin: member.coin }, error: null };
  },
  'GET /api/spinwheel/coupon': ({ world, member }) =>
    couponsOf(world, member).map(({ id, label, name, amount }) => ({
      _id: id,
      prize: { slice: { label }, name },
      amount: bahtFromSatang(amount),
    })),
  'POST /api/spinwheel/coupon/claim': ({ world, member, body }) => {
    const error = claimCoupon(world, member, body.coupon);
    return { success: error === null, error };
  },
} satisfies Partial<Handlers>;
