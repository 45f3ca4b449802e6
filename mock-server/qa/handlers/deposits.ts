import { messageOf } from 'command-line';
import { bahtFromSatang, satangFromBaht } from 'contracts/rules';
import type { deposits as verbs } from '../../control/deposits.ts';
import { isoTime } from '../../engine/clock.ts';
import { drawSlip } from '../../files/draw-slip.ts';
import { filePath } from '../../engine/stored-files.ts';
import { makeBankTransfer } from '../../world/deposits/bank-transfers.ts';
import { encryptLink, giftLink, makeGift } from '../../world/deposits/gift-links.ts';
import { payQr } from '../../world/deposits/qr.ts';
import { decideSlip } from '../../world/deposits/slips.ts';
import type { Slip } from '../../world/deposits/slips.ts';
import type { World } from '../../world/world.ts';
import { memberNamed, type Handlers } from '../handler.ts';
import { VerbRefusal } from '../verb-refusal.ts';
import { qrView } from './views.ts';

export const depositHandlers: Handlers<keyof typeof verbs> = {
  'GET /deposit-options': ({ world }) => world.depositOptions,
  'PUT /deposit-options': ({ world, body }) => Object.assign(world.depositOptions, body),

  'GET /qrs': ({ world }) => ({ qrs: [...world.qrs.values()].reverse().map((qr) => qrView(world, qr)) }),
  'POST /qrs/refuse-next': ({ world, body: { message = 'QR_FAIL', phone = null } }) => {
    if (phone !== null) memberNamed(world, phone);
    world.qrRefusals.push({ message, phone });
  },
  'GET /qrs/refuse-next': ({ world }) => ({ refusals: world.qrRefusals }),
  'DELETE /qrs/refuse-next': ({ world }) => world.qrRefusals.splice(0),
  'POST /qrs/{qrcodeId}/paid': ({ world, params }) => pay(world, params.qrcodeId, { isLate: false }),
  'POST /qrs/{qrcodeId}/paid-late': ({ world, params }) => pay(world, params.qrcodeId, { isLate: true }),
  'POST /qrs/{qrcodeId}/paid-wrong': ({ world, params, body }) =>
    pay(world, params.qrcodeId, { isLate: false, paid: satangFromBaht(body.amount) }),

  'POST /transfers': ({ world, body: { phone, ...plan } }) => {
    const { reference, amount } = makeBankTransfer(world, memberNamed(world, phone), plan);
    const picture = `/qa/api/worlds/${world.name}/transfers/${reference}/slip.png`;
    return { reference, amount: bahtFromSatang(amount), picture };
  },
  'GET /transfers/{reference}/slip.png': async ({ world, params: { reference } }) => {
    const transfer = world.bankTransfers.get(reference);
    if (!transfer) throw new VerbRefusal('NOT_FOUND', `no transfer of this world is called ${reference}`);
    const { currency = 'THB' } =
      world.depositOptions.banks.find((bank) => bank.bankAccountNo === transfer.toAccountNo) ?? {};
    return { content: await drawSlip(transfer, currency), name: `slip-${reference}.png` };
  },
  'GET /slips': ({ world }) => ({ slips: [...world.slips.values()].map((slip) => slipView(world, slip)) }),
  'POST /slips/{slipId}/decide': ({ world, params, body }) => {
    const slip = slipNamed(world, params.slipId);
    if (slip.status !== 'PENDING') throw new VerbRefusal('CONFLICT', `the slip is ${slip.status} already`);
    if (body.status === 'FAILED') decideSlip(world, slip, { reason: body.reason });
    else {
      if (!world.members.has(slip.memberId))
        throw new VerbRefusal('CONFLICT', 'the member of the slip is gone');
      const amount = body.amount === undefined ? slip.amount : satangFromBaht(body.amount);
      if (amount === null || amount <= 0)
        throw new VerbRefusal('BAD_INPUT', 'body: /amount must be given, because the slip shows none');
      decideSlip(world, slip, { amount });
    }
    return slipView(world, slip);
  },
  'DELETE /slips/{slipId}/file': ({ world, params }) => {
    world.files.delete(slipNamed(world, params.slipId).fileId);
  },
  'POST /slips/fail-next': ({ world, body }) => {
    world.slipFailures.push(body.reason);
  },
  'GET /slips/fail-next': ({ world }) => ({ reasons: world.slipFailures }),
  'DELETE /slips/fail-next': ({ world }) => world.slipFailures.splice(0),

  'POST /gifts': ({ world, body }) => {
    const gift = makeGift(world, body.amount);
    const link = giftLink(gift);
    return { link, encrypted: encryptLink(link), amount: bahtFromSatang(gift.amount) };
  },
};

function pay(world: World, id: string, how: Parameters<typeof payQr>[2]) {
  const qr = world.qrs.get(id);
  if (!qr) throw new VerbRefusal('NOT_FOUND', `no QR of this world has the id ${id}`);
  try {
    payQr(world, qr, how);
  } catch (error) {
    throw new VerbRefusal('CONFLICT', messageOf(error));
  }
  return qrView(world, qr);
}

function slipNamed(world: World, id: string): Slip {
  const slip = world.slips.get(id);
  if (!slip) throw new VerbRefusal('NOT_FOUND', `no slip of this world has the id ${id}`);
  return slip;
}

function slipView(world: World, { id, memberId, at, dueAt, status, amount, note, reading, fileId }: Slip) {
  return {
    id,
    phone: world.members.get(memberId)?.phone ?? '',
    at: isoTime(at),
    dueAt: isoTime(dueAt),
    status,
    amount: amount === null ? null : bahtFromSatang(amount),
    note,
    reading: 'reference' in reading ? reading.reference : reading.problem,
    picture: `${filePath(fileId)}?world=${world.name}`,
  };
}
