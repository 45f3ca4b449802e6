import Type from 'typebox';
import { DepositBank, DepositWallet, IsoTime, Nullable, OneOf, slipReasons, Strict, Text } from 'contracts';
import { control, Phone } from './endpoint.ts';
import { Payment, Some } from './schemas.ts';

const QrSchema = Strict({
  qrcodeId: Text(),
  phone: Text(),
  memberId: Text(),
  bankCode: Text(),
  amount: Type.Number(),
  status: OneOf(['live', 'expired', 'replaced', 'cancelled', 'paid', 'paid-late', 'paid-wrong']),
  createdAt: IsoTime,
  expiresAt: IsoTime,
  expireIn: Type.Integer(),
});

const QrRefusalBody = Strict({
  message: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
  phone: Type.Optional(Phone),
});

const QrRefusalSchema = Strict({ message: Type.String(), phone: Nullable(Type.String()) });

const TransferBody = Strict({
  phone: Phone,
  amount: Payment,
  /** How long ago the money was sent; 0 by default. */
  minutesAgo: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
  toAnotherAccount: Type.Optional(Type.Boolean()),
  fromAnotherAccount: Type.Optional(Type.Boolean()),
});
const TransferReply = Strict({
  reference: Text(),
  amount: Type.Number(),
  /** Address of its slip: a GET answers a PNG. */
  picture: Text(500),
});

const Reason = OneOf(slipReasons);
const SlipSchema = Strict({
  id: Text(),
  phone: Text(),
  at: IsoTime,
  dueAt: IsoTime,
  status: Text(),
  amount: Nullable(Type.Number()),
  note: Nullable(Text()),
  /** The text of its mini-QR, or why it could not be read. */
  reading: Text(),
  picture: Text(500),
});
const SlipDecisionBody = Type.Union([
  Strict({ status: Type.Literal('SUCCESS'), amount: Type.Optional(Payment) }),
  Strict({ status: Type.Literal('FAILED'), reason: Reason }),
]);

const GiftReply = Strict({
  link: Text(500),
  /** The link as a client sends it to POST /api/wallet/truelink. */
  encrypted: Text(4000),
  amount: Type.Number(),
});

const DepositOptionsSchema = Strict({
  banks: Type.Array(DepositBank, { maxItems: 50 }),
  wallets: Type.Array(DepositWallet, { maxItems: 10 }),
});

export const deposits = {
  'GET /deposit-options': control({ summary: 'Where deposits go', reply: DepositOptionsSchema }),
  'PUT /deposit-options': control({
    summary: 'Changes where deposits go; the switch isManual is among the flags',
    body: Some(DepositOptionsSchema),
    example: { wallets: [] },
    reply: DepositOptionsSchema,
  }),

  'GET /qrs': control({
    summary: 'All QRs, newest first, in whatever state',
    reply: Strict({ qrs: Type.Array(QrSchema) }),
  }),
  'POST /qrs/refuse-next': control({
    summary: 'Refuses the next creation of a QR, for one phone or for anybody',
    body: QrRefusalBody,
    example: { message: 'QR_FAIL' },
  }),
  'GET /qrs/refuse-next': control({
    summary: 'The planned refusals of QRs, in the order in which they apply; without a phone for anybody',
    reply: Strict({ refusals: Type.Array(QrRefusalSchema) }),
  }),
  'DELETE /qrs/refuse-next': control({ summary: 'Takes all planned refusals of QRs back' }),
  'POST /qrs/{qrcodeId}/paid': control({ summary: 'The bank reports the payment', reply: QrSchema }),
  'POST /qrs/{qrcodeId}/paid-late': control({
    summary: 'The bank reports a payment of a QR that is no longer live: it is credited once and marked late',
    reply: QrSchema,
  }),
  'POST /qrs/{qrcodeId}/paid-wrong': control({
    summary: 'The bank reports a payment of another amount: that is credited once and marked',
    body: Strict({ amount: Payment }),
    example: { amount: 50 },
    reply: QrSchema,
  }),

  'POST /transfers': control({
    summary: 'A member sends money at their bank: makes a genuine slip, to be downloaded and uploaded',
    body: TransferBody,
    example: { phone: '0812345678', amount: 250 },
    reply: TransferReply,
  }),
  'GET /transfers/{reference}/slip.png': control({
    summary: 'The picture of a genuine slip',
    file: 'image/png',
  }),
  'GET /slips': control({
    summary: 'All uploaded slips, oldest first',
    reply: Strict({ slips: Type.Array(SlipSchema) }),
  }),
  'POST /slips/{slipId}/decide': control({
    summary: 'Decides a pending slip: SUCCESS credits what it says (or an amount), FAILED takes a reason',
    body: SlipDecisionBody,
    example: { status: 'SUCCESS', amount: 250 },
    reply: SlipSchema,
  }),
  'DELETE /slips/{slipId}/file': control({ summary: 'Loses the picture of a slip' }),
  'POST /slips/fail-next': control({
    summary: 'The next slip that is checked fails for this reason',
    body: Strict({ reason: Reason }),
    example: { reason: 'INVALID_SLIP' },
  }),
  'GET /slips/fail-next': control({
    summary: 'The reasons for which the next slips that are checked fail, in their order',
    reply: Strict({ reasons: Type.Array(Reason) }),
  }),
  'DELETE /slips/fail-next': control({ summary: 'Takes all planned failures of slips back' }),

  'POST /gifts': control({
    summary: 'Makes a gift link that may be redeemed once',
    body: Strict({ amount: Payment }),
    example: { amount: 100 },
    reply: GiftReply,
  }),
};
