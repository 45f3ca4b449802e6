import { MAX_SATANG, satang, type Satang } from 'contracts/rules';
import type { Currency } from './currency.ts';

// Percentages and multiples have at most two decimals, so both calculate with whole hundredths: 1.13 % of 100.00 is 1.13, not the
// 1.12 of floats.

/** Rounded down to a satang. */
export function percentOf(amount: Satang, percent: number): Satang {
  return satang(Math.floor((amount * Math.round(percent * 100)) / 10_000));
}

/** Rounded up to a satang. It may exceed `MAX_SATANG`. */
export function multipleOf(amount: Satang, times: number): number {
  return Math.ceil((amount * Math.round(times * 100)) / 100);
}

/** Kip per baht, rounded so that offers are round numbers in both currencies. */
export const KIP = 600;

/** The same money in another currency, rounded down to a satang; at most `MAX_SATANG`. */
export function converted(amount: Satang, from: Currency, to: Currency): Satang {
  if (from === to) return amount;
  return satang(from === 'LAK' ? Math.floor(amount / KIP) : Math.min(amount * KIP, MAX_SATANG));
}
