import Type from 'typebox';
import { Banner, Code, Nullable, OneOf, Strict, Text } from 'contracts';
import { control } from './endpoint.ts';
import { MemberSchema } from './members.ts';
import { Amount, Moment, Some } from './schemas.ts';

/** Amounts by currency, in baht and kip. */
export const Amounts = Strict({ THB: Amount, LAK: Amount });
const Percent = Type.Number({ minimum: 0, maximum: 100 });

const reward = {
  code: Code,
  description: Text(),
  amount: Amounts,
  turnoverTimes: Type.Number({ minimum: 0, maximum: 1000 }),
  percentFail: Percent,
  needsDeposit: Type.Boolean(),
};
const BonusSchema = Strict({
  ...reward,
  type: OneOf(['limit', 'day', 'week']),
  maxReceived: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  banners: Type.Array(Banner, { maxItems: 50 }),
  places: Nullable(Type.Integer({ minimum: 0 })),
});
const PromotionSchema = Strict({ ...reward, expiresAt: Nullable(Moment) });

const BonusesSchema = Strict({ bonuses: Type.Array(BonusSchema, { maxItems: 500 }) });
const PromotionsSchema = Strict({ promotions: Type.Array(PromotionSchema, { maxItems: 500 }) });
const BonusRulesSchema = Strict({ minimum: Amount, clearMaximum: Nullable(Amount) });

const HeldBonusSchema = Strict({
  from: Text(),
  code: Text(),
  type: Text(),
  description: Text(),
  amount: Type.Number(),
  percentFail: Percent,
  toPlay: Type.Number(),
});

const BannersSchema = Strict({
  invite: Type.Array(Banner, { maxItems: 50 }),
  refund: Type.Array(Banner, { maxItems: 50 }),
});

const InvitesBody = Strict({
  earnings: Type.Optional(Amount),
  success: Type.Optional(Type.Integer({ minimum: 0 })),
  fail: Type.Optional(Type.Integer({ minimum: 0 })),
  rows: Type.Optional(Type.Array(Strict({ name: Text(), amount: Amount, at: Moment }), { maxItems: 1000 })),
});

export const rewards = {
  'GET /bonuses': control({ summary: 'The bonuses on offer', reply: BonusesSchema }),
  'PUT /bonuses': control({
    summary: 'Offers exactly these bonuses',
    body: BonusesSchema,
    example: { bonuses: [] },
    reply: BonusesSchema,
  }),
  'GET /bonus-rules': control({ summary: 'When a bonus may be ended', reply: BonusRulesSchema }),
  'PUT /bonus-rules': control({
    summary:
      'In baht, converted for members with kip. Above clearMaximum no bonus can be ended; null for no such balance',
    body: BonusRulesSchema,
    example: { minimum: 10, clearMaximum: null },
    reply: BonusRulesSchema,
  }),
  'GET /promotions': control({ summary: 'The promotions and their codes', reply: PromotionsSchema }),
  'PUT /promotions': control({
    summary: 'Offers exactly these promotions',
    body: PromotionsSchema,
    example: { promotions: [] },
    reply: PromotionsSchema,
  }),
  'GET /members/{phone}/bonus': control({
    summary: 'What the member holds, and how much of it is still to be played; null for nothing',
    reply: Strict({ held: Nullable(HeldBonusSchema) }),
  }),
  'POST /members/{phone}/bonus/finish': control({
    summary: 'Ends what the member holds as if it had been played out',
    reply: MemberSchema,
  }),

  'GET /banners': control({ summary: 'Banners of invite and refund', reply: BannersSchema }),
  'PUT /banners': control({
    summary: 'Changes the banners of invite and refund',
    body: Some(BannersSchema),
    example: { invite: [] },
    reply: BannersSchema,
  }),
  'PUT /members/{phone}/invites': control({
    summary: 'What invitations have earned, how many friends play, and rows of the table',
    body: InvitesBody,
    example: { earnings: 300, success: 3, fail: 1 },
    reply: MemberSchema,
  }),
  'PUT /members/{phone}/plays': control({
    summary: 'What the member has staked, won and lost so far: refunds and conditions are counted from it',
    body: Strict({ staked: Amount, won: Amount, lost: Amount }),
    example: { staked: 1000, won: 200, lost: 700 },
    reply: MemberSchema,
  }),
};
