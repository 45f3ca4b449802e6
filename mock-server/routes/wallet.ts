import type { Handlers } from '../route.ts';
import { bahtFromSatang } from 'contracts/rules';
import { refreshGames } from '../world/games.ts';
import { walletOf } from '../world/members.ts';
import { bankAccountReply, gameReplies, profileReply } from './replies.ts';

export const walletHandlers = {
  'GET /api/wallet': ({ world, member }) => ({
    profile: profileReply(member),
    bankAccount: bankAccountReply(member),
    wallet: { amount: bahtFromSatang(world.ledger.balance(walletOf(member))) },
    invite: { ...member.invite, amount: bahtFromSatang(member.invite.amount) },
    slots: gameReplies(member),
  }),
  'GET /api/wallet/refresh/slot': ({ world, member }) => {
    refreshGames(world, member);
    return { slots: gameReplies(member) };
  },
} satisfies Partial<Handlers>;
