import Type from 'typebox';
import { OneOf } from 'contracts';
import { MAX_SATANG, type Satang } from 'contracts/rules';
import { Stored } from '../../engine/snapshot-kinds.ts';

export type Currency = 'THB' | 'LAK';
export const CurrencySchema = OneOf(['THB', 'LAK']);

const amountFrom = (minimum: number, maximum: number = MAX_SATANG) =>
  Type.Unsafe<Satang>(Type.Integer({ minimum, maximum }));

/** Satang, or hundredths of a kip. */
export const SatangSchema = amountFrom(-MAX_SATANG);

/** What cannot be less than nothing. */
export const AmountSchema = amountFrom(0);

/** What moves. */
export const PaymentSchema = amountFrom(1);

/** Of an account outside, which mirrors all members together. */
export const BalanceSchema = amountFrom(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** By these a reader of a snapshot knows that a number is money. */
export const moneySchemas = [SatangSchema, AmountSchema, PaymentSchema, BalanceSchema];

export type AmountByCurrency = Record<Currency, Satang>;
export const AmountByCurrencySchema = Stored({ THB: SatangSchema, LAK: SatangSchema });
