import Type from 'typebox';
import type { Satang } from 'contracts/rules';
import { oneOf, Stored } from '../../engine/snapshot-kinds.ts';

export type Currency = 'THB' | 'LAK';
export const CurrencySchema = oneOf<Currency>('THB', 'LAK');

/** Satang, or hundredths of a kip. */
export const SatangSchema = Type.Unsafe<Satang>(
  Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
);

export type AmountByCurrency = Record<Currency, Satang>;
export const AmountByCurrencySchema = Stored({ THB: SatangSchema, LAK: SatangSchema });
