import { bahtFromSatang } from 'contracts/rules';
import type { Endpoints, ReplyOf } from 'contracts';
import { isoTime } from '../engine/clock.ts';
import type { Handlers } from '../http/route.ts';
import { bannersReply } from './replies.ts';
import { activateBonus, type BonusGrants, isActiveBonus, bonusGrantsOf } from '../world/rewards/bonuses.ts';
import { clearBonus, heldBonusOf, leastBalance } from '../world/rewards/held-bonus.ts';

export const bonusHandlers = {
  'GET /api/bonus': ({ world, member, language }) =>
    world.bonuses.map(({ code, type, maxReceived, percentFail, banners }) => {
      const receipts = bonusGrantsOf(world, member, code);
      const userBonus = receipts && userBonusReply(receipts, isActiveBonus(world, member, code));
      return {
        code,
        type,
        maxReceived,
        percentFail,
        banners: bannersReply(world, language, banners),
        userBonus,
      };
    }),
  'GET /api/bonus/activate/{code}': ({ world, member, params }) =>
    userBonusReply(activateBonus(world, member, params.code), isActiveBonus(world, member, params.code)),
  'GET /api/bonus/check/active': ({ world, member }) => {
    const held = heldBonusOf(world, member);
    return { status: held !== null, type: held?.type ?? null };
  },
  'GET /api/bonus/check/minimum': ({ world, member }) => ({
    minimum: bahtFromSatang(leastBalance(world, member)),
  }),
  'GET /api/bonus/clear': ({ world, member }) => {
    clearBonus(world, member);
    return { message: 'BONUS_CLEAR' };
  },
} satisfies Partial<Handlers>;

function userBonusReply(
  { id, receivedAt }: BonusGrants,
  isActive: boolean,
): ReplyOf<Endpoints['GET /api/bonus/activate/{code}']> {
  const entries = receivedAt.map((at) => ({ updatedAt: isoTime(at) }));
  return { _id: id, isActive, received: receivedAt.length, entries };
}
