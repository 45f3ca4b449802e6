import Type, { type Static } from 'typebox';
import { Nullable } from 'contracts';
import type { Slice } from '../../engine/slice.ts';
import { codedOf, recordOf, Stored } from '../../engine/snapshot-kinds.ts';
import { AmountByCurrencySchema } from '../money/currency.ts';
import { amountOf } from './amount-of.ts';

/** `money` and `gift` make a coupon; staff hand over gifts, so the app cannot claim them. */
const PrizeSchema = Type.Union([
  Stored({ kind: Type.Literal('nothing') }),
  Stored({ kind: Type.Literal('coins'), count: Type.Integer({ minimum: 0 }) }),
  Stored({ kind: Type.Literal('money'), name: Type.String(), amount: AmountByCurrencySchema }),
  Stored({ kind: Type.Literal('gift'), name: Type.String() }),
]);

const WheelSliceSchema = Stored({
  code: Type.String(),
  label: Type.String(),
  bgColor: Type.String(),
  textColor: Type.String(),
  htmlDescription: Nullable(Type.String()),
  /** Relative probability. */
  weight: Type.Number({ minimum: 0 }),
  prize: PrizeSchema,
});
export type WheelSlice = Static<typeof WheelSliceSchema>;

const WheelSchema = Stored({
  name: Type.String(),
  slices: codedOf(WheelSliceSchema),
  /** Code of the slice for the next spin; the spins after it are random again. */
  next: Nullable(Type.String()),
  /** A losing spin names no slice, as some servers do. [4.10] */
  hidesLosses: Type.Optional(Type.Boolean()),
});
export type Wheel = Static<typeof WheelSchema>;

export interface WheelState {
  readonly wheel: Wheel;
}

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
  ({ kind: 'money', name: `เครดิตฟรี ${baht} บาท`, amount: amountOf(baht) }) as const;

const GREEN = ['#14532d', '#fef9c3'] as const;
const GOLD = ['#f0b429', '#1d1600'] as const;
const CREAM = ['#f7efd9', '#3b2f0b'] as const;

const WHEEL: Wheel = {
  name: 'กงล้อริมโขง',
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

export const wheelStateSlice: Slice<WheelState> = {
  create: () => ({ wheel: structuredClone(WHEEL) }),
  kinds: { wheel: recordOf(WheelSchema) },
};
