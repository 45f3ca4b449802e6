import { bahtFromSatang } from 'contracts/rules';
import type { Handlers } from '../http/route.ts';
import { claimCoupon, couponsOf, spin } from '../world/rewards/spin.ts';
import { offerTextIn } from '../world/service/lookups.ts';
import { Refusal } from '../world/service/refusal.ts';
import { labelIn } from './replies.ts';

export const spinwheelHandlers = {
  'GET /api/spinwheel/active': ({ world }) => ({ isActive: world.flags.spinActive }),
  'GET /api/spinwheel/setup': ({ world, member, language }) => {
    const { flags, wheel } = world;
    if (!flags.spinActive) throw new Refusal('NO_DATA');
    const textIn = offerTextIn(world, language);
    const shown = labelIn(world, language);
    const slice = wheel.slices.map(({ code, label, bgColor, textColor, htmlDescription }) => ({
      code,
      label: shown(label),
      bgColor,
      textColor,
      htmlDescription: htmlDescription === null ? null : textIn(htmlDescription),
    }));
    return { result: { activeSpinwheel: { name: shown(wheel.name), slice } }, userCoin: member.coin };
  },
  'POST /api/spinwheel/spin': ({ world, member, language }) => {
    const slice = spin(world, member);
    if (typeof slice === 'string') return { success: false, result: null, error: slice };
    const { code, prize } = slice;
    if (prize.kind === 'nothing' && world.wheel.hidesLosses)
      return { success: true, result: null, error: null };
    const label = labelIn(world, language)(slice.label);
    return { success: true, result: { code, label, remainingCoin: member.coin }, error: null };
  },
  'GET /api/spinwheel/coupon': ({ world, member, language }) => {
    const shown = labelIn(world, language);
    return couponsOf(world, member).map(({ id, label, name, amount }) => ({
      _id: id,
      prize: { slice: { label: shown(label) }, name: shown(name) },
      amount: bahtFromSatang(amount),
    }));
  },
  'POST /api/spinwheel/coupon/claim': ({ world, member, body }) => {
    const error = claimCoupon(world, member, body.coupon);
    return { success: error === null, error };
  },
} satisfies Partial<Handlers>;
