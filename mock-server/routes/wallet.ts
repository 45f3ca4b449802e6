import type { Handlers } from '../http/route.ts';
import { activateGame, credentialsOf, refreshGames, resetGamePassword } from '../world/games/games.ts';
import { addInviteEarnings } from '../world/rewards/invites.ts';
import { Refusal } from '../world/service/refusal.ts';
import { transfer, transferAll } from '../world/wallet/transfers.ts';
import { withdraw, withdrawAll } from '../world/wallet/withdrawals.ts';
import { DONE, gameReplies, receiptReply, walletReply } from './replies.ts';

export const walletHandlers = {
  'GET /api/wallet': ({ world, member, origin }) => {
    if (!member.hasWallet) throw new Refusal('NO_WALLET');
    return walletReply(world, member, origin);
  },
  'GET /api/wallet/refresh/slot': ({ world, member, origin }) => {
    const silent = refreshGames(world, member);
    return { slots: gameReplies(world, member, origin).filter(({ code }) => !silent.has(code)) };
  },
  'GET /api/wallet/activate/{slotCode}': ({ world, member, params }) => {
    activateGame(world, member, params.slotCode);
    return DONE;
  },
  'GET /api/wallet/account/{slotCode}': ({ world, member, params }) =>
    credentialsOf(world, member, params.slotCode),
  'GET /api/wallet/resetpassword/{slotCode}': ({ world, member, params }) => {
    resetGamePassword(world, member, params.slotCode);
    return DONE;
  },
  'POST /api/wallet/add': ({ world, member, body }) =>
    receiptReply(addInviteEarnings(world, member, body.amount)),
  'POST /api/wallet/transfer': ({ world, member, body }) => receiptReply(transfer(world, member, body)),
  'POST /api/wallet/transferAll': ({ world, member, body }) =>
    receiptReply(transferAll(world, member, body.to)),
  'POST /api/wallet/withdraw': ({ world, member, body }) =>
    receiptReply(withdraw(world, member, body.amount)),
  'POST /api/wallet/withdrawAll': ({ world, member, body }) =>
    receiptReply(withdrawAll(world, member, body.amount)),
} satisfies Partial<Handlers>;
