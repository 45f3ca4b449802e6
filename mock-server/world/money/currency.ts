import Type from 'typebox';
import { OneOf } from 'contracts';
import type { Satang } from 'contracts/rules';
import { Stored } from '../../engine/snapshot-kinds.ts';

export type Currency = 'THB' | 'LAK';
export const CurrencySchema = OneOf(['THB', 'LAK']);

/** Satang, or hundredths of a kip. */
export const SatangSchema = Type.Unsafe<Satang>(
  Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
);

export type AmountByCurrency = Record<Currency, Satang>;
export const AmountByCurrencySchema = Stored({ THB: SatangSchema, LAK: SatangSchema });
