import type { Mutant } from '../../mutant.ts';

export const repliesOf7: readonly Mutant[] = [
  {
    id: '7.21',
    file: 'mock-server/routes/wallet.ts',
    find: 'receiptReply(withdraw(world, member, body.amount))',
    replace: 'receiptReply(withdraw(world, member, body.amount / 2))',
    why: 'a withdrawal takes half of the amount',
  },
  {
    id: '7.30',
    file: 'web/src/features/bonus/bonus-rules.ts',
    find: "typeof reply._id !== 'string' || (reply.isActive as unknown) !== true",
    replace: "typeof reply._id !== 'string'",
    why: 'a bonus counts as received though it is not active',
  },
  {
    id: '7.40',
    file: 'web/src/features/home/spin-offer.ts',
    find: "if (typeof isActive !== 'boolean') throw",
    replace: 'if (false) throw',
    why: 'any reply about the spin wheel is taken',
  },
  {
    id: '7.42',
    file: 'web/src/features/spin/spin-rules.ts',
    find: 'if (result === null) return { ok: true, spun: null };',
    replace: '',
    why: 'a spin without a prize counts as failed',
  },
  {
    id: '7.47',
    file: 'web/src/features/deposit/qr/qr-record.ts',
    find: "typeof record.hasQrcode !== 'boolean' || record.hasQrcode",
    replace: "typeof record.hasQrcode !== 'boolean'",
    why: 'a QR that is still there counts as cancelled',
  },
  {
    id: '7.36',
    file: 'web/src/features/bonus/bonus-orders.ts',
    find: "call('GET /api/promotion/activate/{code}', readDone, { params: { code } })",
    replace: "call('GET /api/promotion/find/{code}', () => true as const, { params: { code } })",
    why: 'receiving a promotion only looks for it',
  },
  {
    id: '7.35',
    file: 'web/src/features/bonus/promotion/promotion-search.ts',
    find: 'params: { code },',
    replace: 'params: { code: code.toLowerCase() },',
    why: 'a promotion is looked for in lower case',
  },
];
