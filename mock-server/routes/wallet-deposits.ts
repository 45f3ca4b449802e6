import type { Handlers } from '../route.ts';
import { readSlip } from '../slip-pictures/read-slip.ts';
import { redeemGift } from '../world/gift-links.ts';
import { addSlip, assertTakesSlips } from '../world/slips.ts';
import { DONE, receiptReply } from './replies.ts';

export const walletDepositHandlers = {
  'POST /api/wallet/slip': async ({ world, member, file }) => {
    assertTakesSlips(world);
    addSlip(world, member, file, await readSlip(file.bytes));
    return DONE;
  },
  'POST /api/wallet/truelink': ({ world, member, body }) =>
    receiptReply(redeemGift(world, member, body.link)),
} satisfies Partial<Handlers>;
