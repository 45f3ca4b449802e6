import { satangFromBaht, type Satang } from 'contracts/rules';
import type { Currency } from '../entities.ts';

/** Smallest and largest withdrawal; the spec shows neither figure. [9.18] */
export const WITHDRAW_LIMITS: Readonly<Record<Currency, { min: Satang; max: Satang }>> = {
  THB: { min: satangFromBaht(100), max: satangFromBaht(50_000) },
  LAK: { min: satangFromBaht(50_000), max: satangFromBaht(50_000_000) },
};
