import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Amount, Banner, Count, IsoTime, MessageReply, PageRequest, Strict, Text, Total } from '../shapes.ts';

const RECEIVE_REFUSALS = [
  'NO_REFUND',
  'REFUND_CONDITION',
  'REFUND_INACTIVE',
  'REFUND_MINIMUM',
  'BONUS_REMAINING',
] as const;

// [3.14]
export const RefundCheck = Strict({
  /** Whether a refund is available. [2.58] */
  result: Type.Boolean(),
  /** Whether the member has a bonus, which blocks the refund. [2.57] */
  bonus: Type.Boolean(),
  /** How refunds work, in HTML. [2.56] */
  info: Text(20_000),
  refundAmount: Amount,
  /** Number of received refunds and number of refused refunds. */
  refundSuccess: Count,
  refundFail: Count,
});

export const refundEndpoints = {
  /** [7.27] [3.14] Newest first. */
  'POST /api/refund': endpoint({
    access: 'member',
    body: PageRequest,
    reply: Strict({
      total: Type.Optional(Total),
      refunds: Type.Array(Strict({ refundAmount: Amount, createdAt: IsoTime })),
    }),
    refuses: [],
    badInput: 'NO_DATA',
  }),
  // [7.28]
  'GET /api/refund/check': endpoint({
    access: 'member',
    reply: RefundCheck,
    refuses: [],
    badInput: 'NO_DATA',
  }),
  /** [7.28] Pays the refund as a bonus, which must be played before a withdrawal. A GET that changes state. */
  'GET /api/refund/receive': endpoint({
    access: 'member',
    reply: MessageReply,
    refuses: RECEIVE_REFUSALS,
    badInput: 'NO_DATA',
  }),
  /** [7.28] Adds the refund to the wallet as cash. A GET that changes state. */
  'GET /api/refund/addWallet': endpoint({
    access: 'member',
    reply: MessageReply,
    refuses: RECEIVE_REFUSALS,
    badInput: 'NO_DATA',
  }),
  // [7.28]
  'GET /api/refund/banners': endpoint({
    access: 'member',
    reply: Type.Array(Banner),
    refuses: [],
    badInput: 'NO_DATA',
  }),
};
