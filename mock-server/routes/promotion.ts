import type { Handlers } from '../http/route.ts';
import type { PromotionOffer } from '../world/rewards/offers.ts';
import { activatePromotion, currentPromotion, findPromotion } from '../world/rewards/promotions.ts';
import { DONE } from './replies.ts';

export const promotionHandlers = {
  'GET /api/promotion/current': ({ world, member }) => {
    const current = currentPromotion(world, member);
    return { promotion: current && promotionReply(current) };
  },
  'GET /api/promotion/find/{code}': ({ world, params }) => promotionReply(findPromotion(world, params.code)),
  'GET /api/promotion/activate/{code}': ({ world, member, params }) => {
    activatePromotion(world, member, params.code);
    return DONE;
  },
} satisfies Partial<Handlers>;

function promotionReply({ percentFail, description }: PromotionOffer) {
  return { percentFail, description };
}
