import { bahtFromSatang } from 'contracts/rules';
import { isoTime } from '../engine/clock.ts';
import type { Handlers } from '../http/route.ts';
import { newestFirst } from '../world/money/statement.ts';
import { checkRefund, receiveRefund, REFUND_INFO, refundsOf } from '../world/rewards/refunds.ts';
import { offerTextIn } from '../world/service/lookups.ts';
import { bannersReply } from './replies.ts';

const RECEIVED = { message: 'REFUND_SUCCESS' } as const;

export const refundHandlers = {
  'POST /api/refund': ({ world, member, body }) => {
    const { rows } = refundsOf(world, member);
    const refunds = newestFirst(rows, body).map(({ amount, at }) => ({
      refundAmount: bahtFromSatang(amount),
      createdAt: isoTime(at),
    }));
    return { total: rows.length, refunds };
  },
  'GET /api/refund/check': ({ world, member, language }) => {
    const { result, holdsBonus, amount, received, refused } = checkRefund(world, member);
    return {
      result,
      bonus: holdsBonus,
      info: offerTextIn(world, language)(REFUND_INFO),
      refundAmount: bahtFromSatang(amount),
      refundSuccess: received,
      refundFail: refused,
    };
  },
  'GET /api/refund/receive': ({ world, member }) => {
    receiveRefund(world, member, 'bonus');
    return RECEIVED;
  },
  'GET /api/refund/addWallet': ({ world, member }) => {
    receiveRefund(world, member, 'money');
    return RECEIVED;
  },
  'GET /api/refund/banners': ({ world, language }) => bannersReply(world, language, world.banners.refund),
} satisfies Partial<Handlers>;
