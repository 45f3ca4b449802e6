import Type from 'typebox';
import {
  DepositBank,
  DepositWallet,
  IsoTime,
  Nullable,
  slipReasons,
  Strict,
  Text,
  type SlipReason,
} from 'contracts';
import { Amount, Phone, Some } from './shapes.ts';

const Reason = Type.Unsafe<SlipReason>(Type.Union(slipReasons.map((reason) => Type.Literal(reason))));

export const WrongAmountPlan = Strict({ amount: Amount });

export const GenuinePlan = Strict({
  phone: Phone,
  amount: Amount,
  /** How long ago the money was sent; now, unless told. */
  minutesAgo: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
  toAnotherAccount: Type.Optional(Type.Boolean()),
  fromAnotherAccount: Type.Optional(Type.Boolean()),
});
export const GenuineShape = Strict({
  reference: Text(),
  amount: Type.Number(),
  /** Where its picture is: a GET answers a PNG. */
  picture: Text(500),
});

export const SlipShape = Strict({
  id: Text(),
  phone: Text(),
  at: IsoTime,
  dueAt: IsoTime,
  status: Text(),
  amount: Nullable(Type.Number()),
  note: Nullable(Text()),
  /** What its mini-QR says, or why it could not be read. */
  reading: Text(),
  picture: Text(500),
});
export const DecidePlan = Type.Union([
  Strict({ status: Type.Literal('SUCCESS'), amount: Type.Optional(Amount) }),
  Strict({ status: Type.Literal('FAILED'), reason: Reason }),
]);
export const NextReadingPlan = Strict({ reason: Reason });

export const GiftPlan = Strict({ amount: Amount });
export const GiftShape = Strict({
  link: Text(500),
  /** As a client sends it to POST /api/wallet/truelink. */
  encrypted: Text(4000),
  amount: Type.Number(),
});

export const DepositOptionsShape = Strict({
  banks: Type.Array(DepositBank, { maxItems: 50 }),
  wallets: Type.Array(DepositWallet, { maxItems: 10 }),
});
export const DepositOptionsPlan = Some(DepositOptionsShape);
