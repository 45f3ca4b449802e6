import type { Handlers } from '../http/route.ts';
import type { PromotionOffer } from '../world/rewards/offers.ts';
import { activatePromotion, currentPromotion, findPromotion } from '../world/rewards/promotions.ts';
import { offerTextIn } from '../world/service/lookups.ts';
import { DONE } from './replies.ts';

export const promotionHandlers = {
  'GET /api/promotion/current': ({ world, member, language }) => {
    const current = currentPromotion(world, member);
    return { promotion: current && promotionReply(current, offerTextIn(world, language)) };
  },
  'GET /api/promotion/find/{code}': ({ world, params, language }) =>
    promotionReply(findPromotion(world, params.code), offerTextIn(world, language)),
  'GET /api/promotion/activate/{code}': ({ world, member, params }) => {
    activatePromotion(world, member, params.code);
    return DONE;
  },
} satisfies Partial<Handlers>;

function promotionReply({ percentFail, description }: PromotionOffer, textIn: (text: string) => string) {
  return { percentFail, description: textIn(description) };
}
