import { satangFromBaht, type Satang } from 'contracts/rules';
import type { AmountByCurrency, Banner, BonusOffer, PromotionOffer, Wheel, WheelSlice } from '../entities.ts';

/** What the service offers beside play; the spec shows neither names nor figures. [9.40] QA may change all of it. */

/** Kip for a baht, rounded so that offers are round in both. */
const KIP = 600;

function amount(baht: number): AmountByCurrency {
  return { THB: satangFromBaht(baht), LAK: satangFromBaht(baht * KIP) };
}

export interface BonusRules {
  /** The balance below which a bonus counts as played out. [7.32] */
  minimum: Satang;
  /** Above this balance a bonus cannot be ended; null for no such threshold. [9.40] */
  clearMaximum: Satang | null;
}
export const BONUS_RULES: Readonly<BonusRules> = { minimum: satangFromBaht(5), clearMaximum: null };

const text = (html: string): Banner => ({ image: null, html });

export const BONUSES: readonly BonusOffer[] = [
  {
    code: 'WELCOME100',
    description: 'โบนัสต้อนรับสมาชิกใหม่ 100 บาท',
    type: 'limit',
    maxReceived: 1,
    amount: amount(100),
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
    amount: amount(50),
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
    amount: amount(200),
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
    amount: amount(500),
    turnoverTimes: 10,
    percentFail: 60,
    needsDeposit: false,
    places: 0,
    banners: [text('<h3>100 ท่านแรก รับ 500 บาท</h3>')],
  },
];

export const PROMOTIONS: readonly PromotionOffer[] = [
  {
    // The code that people are told who try the demo.
    code: 'WELCOME50',
    description: 'โปรต้อนรับ รับ 50 บาท ทำยอดเล่น 3 เท่า',
    amount: amount(50),
    turnoverTimes: 3,
    percentFail: 20,
    needsDeposit: false,
    expiresAt: null,
  },
  {
    code: 'RIMKHONG88',
    description: 'รับเครดิต 88 บาท ทำยอดเล่น 3 เท่า',
    amount: amount(88),
    turnoverTimes: 3,
    percentFail: 20,
    needsDeposit: false,
    expiresAt: null,
  },
  {
    code: 'PAYDAY',
    description: 'โปรวันเงินเดือนออก รับ 150 บาท สำหรับสมาชิกที่ฝากวันนี้',
    amount: amount(150),
    turnoverTimes: 5,
    percentFail: 35,
    needsDeposit: true,
    expiresAt: null,
  },
  {
    code: 'SONGKRAN',
    description: 'โปรสงกรานต์ รับ 200 บาท',
    amount: amount(200),
    turnoverTimes: 5,
    percentFail: 35,
    needsDeposit: false,
    expiresAt: 0,
  },
];

export const BANNERS: { invite: Banner[]; refund: Banner[] } = {
  invite: [
    text('<h3>ชวนเพื่อน รับ 1% ทุกยอดเล่น</h3><p>ยิ่งชวนมาก ยิ่งได้มาก ไม่จำกัดจำนวนเพื่อน</p>'),
    text('<p>ส่งลิงก์ของท่านให้เพื่อน แล้วรับรายได้ทุกวัน</p>'),
  ],
  refund: [],
};

function slice(
  code: string,
  label: string,
  [bgColor, textColor]: readonly [string, string],
  weight: number,
  prize: WheelSlice['prize'],
  htmlDescription: string | null = null,
): WheelSlice {
  return { code, label, bgColor, textColor, htmlDescription, weight, prize };
}

const money = (baht: number) =>
  ({ kind: 'money', name: `เครดิตฟรี ${baht} บาท`, amount: amount(baht) }) as const;

const GREEN = ['#14532d', '#fef9c3'] as const;
const GOLD = ['#f0b429', '#1d1600'] as const;
const CREAM = ['#f7efd9', '#3b2f0b'] as const;

export const WHEEL: Wheel = {
  name: 'วงล้อริมโขง',
  next: null,
  slices: [
    slice('P10', '10 บาท', GREEN, 30, money(10)),
    slice('NONE1', 'ลองใหม่', CREAM, 25, { kind: 'nothing' }),
    slice('P20', '20 บาท', GOLD, 20, money(20)),
    slice('COIN1', '1 เหรียญ', GREEN, 12, { kind: 'coins', count: 1 }),
    slice('P50', '50 บาท', CREAM, 8, money(50)),
    slice('NONE2', 'ขอบคุณ', GOLD, 20, { kind: 'nothing' }),
    slice('P100', '100 บาท', GREEN, 4, money(100), '<p>เครดิต <b>100 บาท</b> ใช้เล่นได้ทุกเกม</p>'),
    slice('SHIRT', 'เสื้อยืด', CREAM, 1, { kind: 'gift', name: 'เสื้อยืดริมโขง' }, '<p>ทีมงานจะติดต่อเพื่อจัดส่ง</p>'),
  ],
};
