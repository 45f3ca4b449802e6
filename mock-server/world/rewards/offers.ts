import Type, { type Static } from 'typebox';
import { Nullable, OneOf } from 'contracts';
import { satangFromBaht } from 'contracts/rules';
import type { Slice } from '../../engine/slice.ts';
import { codedListOf, Moment, recordOf, Stored } from '../../engine/snapshot-kinds.ts';
import { AmountByCurrencySchema, SatangSchema } from '../money/currency.ts';
import { amountOf } from './amount-of.ts';

/** Rewards on offer. The spec gives neither names nor figures [9.40]; QA may change all of them. */

const BannerSchema = Stored({ image: Nullable(Type.String()), html: Nullable(Type.String()) });
export type Banner = Static<typeof BannerSchema>;

const reward = {
  code: Type.String(),
  description: Type.String(),
  amount: AmountByCurrencySchema,
  /** How many times the amount must be staked; the spec gives no multiple. [9.40] */
  turnoverTimes: Type.Number({ minimum: 0 }),
  /** Percent of the amount that is deducted when the member ends it early. [2.72] */
  percentFail: Type.Number({ minimum: 0, maximum: 100 }),
  /** Only for members who deposited today. */
  needsDeposit: Type.Boolean(),
};

const BonusOfferSchema = Stored({
  ...reward,
  type: OneOf(['limit', 'day', 'week']),
  maxReceived: Type.Integer({ minimum: 0 }),
  banners: Type.Array(BannerSchema),
  /** How many more members may receive it; null for no limit. */
  places: Nullable(Type.Integer({ minimum: 0 })),
});
export type BonusOffer = Static<typeof BonusOfferSchema>;

const PromotionOfferSchema = Stored({ ...reward, expiresAt: Nullable(Moment) });
export type PromotionOffer = Static<typeof PromotionOfferSchema>;

const BonusRulesSchema = Stored({
  /** In baht, as `clearMaximum`: the balance below which a bonus counts as played out. [7.32] */
  minimum: SatangSchema,
  /** Above this balance a bonus cannot be ended; null for no limit. [9.40] */
  clearMaximum: Nullable(SatangSchema),
});
const BannersSchema = Stored({ invite: Type.Array(BannerSchema), refund: Type.Array(BannerSchema) });

export interface OffersState {
  readonly bonuses: BonusOffer[];
  readonly promotions: PromotionOffer[];
  readonly bonusRules: Static<typeof BonusRulesSchema>;
  readonly banners: Static<typeof BannersSchema>;
}

const BONUS_RULES: OffersState['bonusRules'] = { minimum: satangFromBaht(5), clearMaximum: null };

const text = (html: string): Banner => ({ image: null, html });

const BONUSES: BonusOffer[] = [
  {
    code: 'WELCOME100',
    description: 'โบนัสต้อนรับสมาชิกใหม่ 100 บาท',
    type: 'limit',
    maxReceived: 1,
    amount: amountOf(100),
    turnoverTimes: 5,
    percentFail: 50,
    needsDeposit: false,
    places: null,
    banners: [text('<h3>โบนัสต้อนรับ 100 บาท</h3><p>รับได้ครั้งเดียว ทำยอดเล่น 5 เท่า</p>')],
  },
  {
    code: 'DAILY50',
    description: 'โบนัสฝากรายวัน 50 บาท',
    type: 'day',
    maxReceived: 1,
    amount: amountOf(50),
    turnoverTimes: 3,
    percentFail: 30,
    needsDeposit: true,
    places: null,
    banners: [text('<h3>ฝากวันนี้ รับ 50 บาท</h3><p>วันละ 1 ครั้ง สำหรับสมาชิกที่ฝากเงินในวันนั้น</p>')],
  },
  {
    code: 'WEEKLY200',
    description: 'โบนัสรายสัปดาห์ 200 บาท',
    type: 'week',
    maxReceived: 2,
    amount: amountOf(200),
    turnoverTimes: 8,
    percentFail: 40,
    needsDeposit: false,
    places: null,
    banners: [
      text('<h3>โบนัสรายสัปดาห์ 200 บาท</h3><p>รับได้สัปดาห์ละ 2 ครั้ง</p>'),
      text('<p>ทำยอดเล่น 8 เท่าก่อนถอน</p>'),
    ],
  },
  {
    code: 'FIRST500',
    description: 'โบนัส 500 บาท สำหรับ 100 ท่านแรก',
    type: 'limit',
    maxReceived: 1,
    amount: amountOf(500),
    turnoverTimes: 10,
    percentFail: 60,
    needsDeposit: false,
    places: 0,
    banners: [text('<h3>100 ท่านแรก รับ 500 บาท</h3>')],
  },
];

const PROMOTIONS: PromotionOffer[] = [
  {
    // The README names this code for the demo.
    code: 'WELCOME50',
    description: 'โปรต้อนรับ รับ 50 บาท ทำยอดเล่น 3 เท่า',
    amount: amountOf(50),
    turnoverTimes: 3,
    percentFail: 20,
    needsDeposit: false,
    expiresAt: null,
  },
  {
    code: 'RIMKHONG88',
    description: 'รับเครดิต 88 บาท ทำยอดเล่น 3 เท่า',
    amount: amountOf(88),
    turnoverTimes: 3,
    percentFail: 20,
    needsDeposit: false,
    expiresAt: null,
  },
  {
    code: 'PAYDAY',
    description: 'โปรวันเงินเดือนออก รับ 150 บาท สำหรับสมาชิกที่ฝากวันนี้',
    amount: amountOf(150),
    turnoverTimes: 5,
    percentFail: 35,
    needsDeposit: true,
    expiresAt: null,
  },
  {
    code: 'SONGKRAN',
    description: 'โปรสงกรานต์ รับ 200 บาท',
    amount: amountOf(200),
    turnoverTimes: 5,
    percentFail: 35,
    needsDeposit: false,
    expiresAt: 0,
  },
];

const BANNERS: OffersState['banners'] = {
  invite: [
    text('<h3>ชวนเพื่อน รับ 1% ทุกยอดเล่น</h3><p>ยิ่งชวนมาก ยิ่งได้มาก ไม่จำกัดจำนวนเพื่อน</p>'),
    text('<p>ส่งลิงก์ของคุณให้เพื่อน แล้วรับรายได้ทุกวัน</p>'),
  ],
  refund: [],
};

export const offersSlice: Slice<OffersState> = {
  create: () =>
    structuredClone({
      bonuses: BONUSES,
      promotions: PROMOTIONS,
      bonusRules: BONUS_RULES,
      banners: BANNERS,
    }),
  kinds: {
    bonuses: codedListOf(BonusOfferSchema),
    promotions: codedListOf(PromotionOfferSchema),
    bonusRules: recordOf(BonusRulesSchema),
    banners: recordOf(BannersSchema),
  },
};
