import Type from 'typebox';
import { Banner, Code, IsoTime, Nullable, Strict, Text } from 'contracts';
import { Amount, Some } from './shapes.ts';

/** Amounts by currency, in baht and kip. */
const Amounts = Strict({ THB: Amount, LAK: Amount });
const Percent = Type.Number({ minimum: 0, maximum: 100 });

const reward = {
  code: Code,
  description: Text(),
  amount: Amounts,
  turnoverTimes: Type.Number({ minimum: 0, maximum: 1000 }),
  percentFail: Percent,
  needsDeposit: Type.Boolean(),
};

export const BonusOfferShape = Strict({
  ...reward,
  type: Type.Union([Type.Literal('limit'), Type.Literal('day'), Type.Literal('week')]),
  maxReceived: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  banners: Type.Array(Banner, { maxItems: 50 }),
  places: Nullable(Type.Integer({ minimum: 0 })),
});
export const PromotionOfferShape = Strict({ ...reward, expiresAt: Nullable(IsoTime) });
export const BonusesShape = Strict({ bonuses: Type.Array(BonusOfferShape, { maxItems: 500 }) });
export const PromotionsShape = Strict({ promotions: Type.Array(PromotionOfferShape, { maxItems: 500 }) });
export const BonusRulesShape = Strict({ minimum: Amount, clearMaximum: Nullable(Amount) });

export const HeldBonusShape = Strict({
  held: Nullable(
    Strict({
      from: Text(),
      code: Text(),
      type: Text(),
      description: Text(),
      amount: Type.Number(),
      percentFail: Percent,
      /** What is still to be put at stake. */
      toPlay: Type.Number(),
    }),
  ),
});

export const BannersShape = Strict({
  invite: Type.Array(Banner, { maxItems: 50 }),
  refund: Type.Array(Banner, { maxItems: 50 }),
});
export const BannersPlan = Some(BannersShape);

export const InvitePlan = Strict({
  earnings: Type.Optional(Amount),
  success: Type.Optional(Type.Integer({ minimum: 0 })),
  fail: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Rows to add to the table. */
  rows: Type.Optional(Type.Array(Strict({ name: Text(), amount: Amount, at: IsoTime }), { maxItems: 1000 })),
});

export const PlaysPlan = Strict({ staked: Amount, won: Amount, lost: Amount });

const Prize = Type.Union([
  Strict({ kind: Type.Literal('nothing') }),
  Strict({ kind: Type.Literal('coins'), count: Type.Integer({ minimum: 1, maximum: 1000 }) }),
  Strict({ kind: Type.Literal('money'), name: Text(), amount: Amounts }),
  Strict({ kind: Type.Literal('gift'), name: Text() }),
]);
export const WheelShape = Strict({
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
});
export const NextPrizePlan = Strict({ code: Code });
export const CoinsPlan = Strict({ coins: Type.Integer({ minimum: 0, maximum: 1_000_000 }) });

export const CouponPlan = Strict({
  /** The slice it was won at. */
  code: Code,
  name: Text(),
  kind: Type.Union([Type.Literal('money'), Type.Literal('gift')]),
  amount: Amount,
});
export const CouponShape = Strict({
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
