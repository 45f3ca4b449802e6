import Type from 'typebox';
import { Code, IsoTime, Nullable, OneOf, Strict, Text } from 'contracts';
import { control } from './endpoint.ts';
import { MemberSchema } from './members.ts';
import { Amounts } from './rewards.ts';
import { Amount } from './schemas.ts';

const Prize = Type.Union([
  Strict({ kind: Type.Literal('nothing') }),
  Strict({ kind: Type.Literal('coins'), count: Type.Integer({ minimum: 1, maximum: 1000 }) }),
  Strict({ kind: Type.Literal('money'), name: Text(), amount: Amounts }),
  Strict({ kind: Type.Literal('gift'), name: Text() }),
]);

const WheelSchema = Strict({
  name: Text(),
  slices: Type.Array(
    Strict({
      code: Code,
      label: Text(),
      bgColor: Text(40),
      textColor: Text(40),
      htmlDescription: Nullable(Text(20_000)),
      weight: Type.Number({ minimum: 0, maximum: 1_000_000 }),
      prize: Prize,
    }),
    { maxItems: 60 },
  ),
  next: Nullable(Code),
  /** A losing spin names no slice, as some servers do. */
  hidesLosses: Type.Optional(Type.Boolean()),
});

const CouponBody = Strict({
  code: Code,
  name: Text(),
  kind: OneOf(['money', 'gift']),
  amount: Amount,
});
const CouponSchema = Strict({
  id: Text(),
  phone: Text(),
  code: Text(),
  name: Text(),
  kind: Text(),
  amount: Type.Number(),
  at: IsoTime,
  expiresAt: IsoTime,
  isClaimed: Type.Boolean(),
});

export const wheel = {
  'GET /wheel': control({ summary: 'The spin wheel', reply: WheelSchema }),
  'PUT /wheel': control({
    summary: 'Replaces the wheel',
    body: WheelSchema,
    example: {
      name: 'Night river',
      slices: [
        {
          code: 'COIN',
          label: '1 coin',
          bgColor: '#143c5c',
          textColor: '#ffffff',
          htmlDescription: null,
          weight: 1,
          prize: { kind: 'coins', count: 1 },
        },
      ],
      next: null,
    },
    reply: WheelSchema,
  }),
  'POST /wheel/next': control({
    summary: 'Where the wheel stops next, by the code of a slice; then chance decides again',
    body: Strict({ code: Code }),
    example: { code: 'P100' },
    reply: WheelSchema,
  }),
  'PUT /members/{phone}/coins': control({
    summary: 'Coins for the wheel',
    body: Strict({ coins: Type.Integer({ minimum: 0, maximum: 1_000_000 }) }),
    example: { coins: 5 },
    reply: MemberSchema,
  }),
  'GET /coupons': control({
    summary: 'All coupons, oldest first',
    reply: Strict({ coupons: Type.Array(CouponSchema) }),
  }),
  'POST /members/{phone}/coupons': control({
    summary: 'Gives a coupon',
    body: CouponBody,
    example: { code: 'P100', name: '100 baht', kind: 'money', amount: 100 },
    reply: CouponSchema,
  }),
  'POST /coupons/{couponId}/expire': control({
    summary: 'Ends the time in which a coupon may be claimed',
    reply: CouponSchema,
  }),
};
