import Type from 'typebox';
import { FASTEST_RATE } from '../engine/clock.ts';
import { IsoTime, Nullable, Strict, Text } from 'contracts';

/** Shapes of the control API. Amounts are in the member's currency with at most two decimals. */

export const WorldName = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$' });
export const Phone = Type.String({ pattern: '^\\d{1,20}$' });
/** Far above any test's need and far below what the books can hold. */
export const Amount = Type.Number({ minimum: 0, maximum: 1_000_000_000 });

export const Nothing = Type.Null();

/** Any of the fields of a shape, and no others: TypeBox's own `Partial` forgets the latter. */
export const Some = <S extends Type.TSchema>(shape: S) =>
  Type.Partial(shape, { additionalProperties: false });

export const ScenarioShape = Strict({ name: Text(), description: Text(1000) });

export const WorldShape = Strict({
  name: WorldName,
  scenario: Text(),
  seed: Type.Integer(),
  now: IsoTime,
  isFrozen: Type.Boolean(),
  members: Type.Integer(),
  /** Breaches of the contract since the world began: 0 in a healthy test. */
  breaches: Type.Integer(),
  /** Requests outside the contract since it began: unknown calls, wrong shapes. */
  rejections: Type.Integer(),
  /** Seconds since anybody last asked for it. */
  idleSeconds: Type.Integer(),
});

export const WorldPlanShape = Strict({
  scenario: Type.Optional(Text()),
  seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 0xffff_ffff })),
  frozenAt: Type.Optional(IsoTime),
});

export const ClockShape = Strict({ now: IsoTime, isFrozen: Type.Boolean(), rate: Type.Number() });
export const ClockPlan = Strict({
  now: Type.Optional(IsoTime),
  isFrozen: Type.Optional(Type.Boolean()),
  /** World seconds in a second: 60 lets an hour pass in a minute. */
  rate: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: FASTEST_RATE })),
});
/** At most ten years at once. */
export const Advance = Strict({ seconds: Type.Number({ exclusiveMinimum: 0, maximum: 315_360_000 }) });

export const MemberShape = Strict({
  id: Text(),
  phone: Text(),
  name: Text(),
  currency: Text(),
  isActive: Type.Boolean(),
  hasWallet: Type.Boolean(),
  wallet: Type.Number(),
  /** True balances of the opened game accounts by code; the wallet call shows those of the last refresh. */
  games: Type.Record(Type.String(), Type.Number()),
  coins: Type.Integer(),
  bank: Strict({ bankCode: Text(), bankAccountName: Text(), bankAccountNo: Text() }),
});
export const BalancePlan = Strict({ account: Text(64), amount: Amount });
export const ActivePlan = Strict({ isActive: Type.Boolean() });
export const WalletPlan = Strict({ hasWallet: Type.Boolean() });
export const OtpShape = Strict({
  phone: Text(),
  ref: Text(),
  code: Text(),
  sentAt: IsoTime,
  expiresAt: IsoTime,
  wrongCodes: Type.Integer(),
  status: Type.Union([
    Type.Literal('live'),
    Type.Literal('expired'),
    Type.Literal('replaced'),
    Type.Literal('used'),
  ]),
});
export const TokenPlan = Strict({
  expiresInSeconds: Type.Optional(Type.Number({ minimum: 0, maximum: 31_536_000 })),
});
export const TokenShape = Strict({ token: Text(), memberId: Text(), expiresAt: IsoTime });

export const QrShape = Strict({
  qrcodeId: Text(),
  phone: Text(),
  memberId: Text(),
  bankCode: Text(),
  amount: Type.Number(),
  status: Type.Union([
    Type.Literal('live'),
    Type.Literal('expired'),
    Type.Literal('replaced'),
    Type.Literal('cancelled'),
    Type.Literal('paid'),
    Type.Literal('paid-late'),
    Type.Literal('paid-wrong'),
  ]),
  createdAt: IsoTime,
  expiresAt: IsoTime,
  expireIn: Type.Integer(),
});
export const QrRefusalPlan = Strict({
  message: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
  phone: Type.Optional(Phone),
});

export const EntryShape = Strict({
  id: Type.Integer(),
  at: IsoTime,
  call: Nullable(Text()),
  method: Text(),
  path: Text(500),
  status: Nullable(Type.Integer()),
  code: Nullable(Text(300)),
  memberId: Nullable(Text()),
  milliseconds: Type.Number(),
  fault: Nullable(Text()),
  breaches: Type.Array(Text(1000)),
  outside: Nullable(Text(1000)),
  movements: Type.Array(
    Strict({
      from: Type.Array(Text()),
      to: Type.Array(Text()),
      amount: Type.Number(),
      reference: Nullable(Text()),
    }),
  ),
  body: Type.Unknown(),
  answer: Type.Unknown(),
});
