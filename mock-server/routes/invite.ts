import { bahtFromSatang } from 'contracts/rules';
import { isoTime } from '../engine/clock.ts';
import type { Handlers } from '../http/route.ts';
import { newestFirst } from '../world/money/statement.ts';
import { inviteRowsOf, takeInviteBonus } from '../world/rewards/invites.ts';
import { bannersReply } from './replies.ts';

export const inviteHandlers = {
  'POST /api/invite': ({ world, member, body }) => {
    const rows = inviteRowsOf(world, member);
    const invites = newestFirst(rows, body).map(({ name, amount, at }) => ({
      from: { name },
      amount: bahtFromSatang(amount),
      createdAt: isoTime(at),
    }));
    return { total: rows.length, invites };
  },
  'GET /api/invite/bonus': ({ world, member }) => {
    takeInviteBonus(world, member);
    return { message: 'INVITE_BONUS_SUCCESS' };
  },
  'GET /api/invite/banners': ({ world, language }) => bannersReply(world, language, world.banners.invite),
} satisfies Partial<Handlers>;
