import { readSlip } from '../files/read-slip.ts';
import type { Handlers } from '../http/route.ts';
import { redeemGift } from '../world/deposits/gift-links.ts';
import { addSlip, assertTakesSlips } from '../world/deposits/slips.ts';
import { DONE, receiptReply } from './replies.ts';

export const walletDepositHandlers = {
  'POST /api/wallet/slip': ({ world, member, file }) => {
    assertTakesSlips(world);
    return readSlip(file.bytes).then((reading) => () => {
      addSlip(world, member, file, reading);
      return DONE;
    });
  },
  'POST /api/wallet/truelink': ({ world, member, body }) =>
    receiptReply(redeemGift(world, member, body.link)),
} satisfies Partial<Handlers>;
