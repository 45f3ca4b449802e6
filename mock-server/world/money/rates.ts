import { satang, type Satang } from 'contracts/rules';

// Rates have at most two decimals, so both calculate with whole hundredths: 1.13 % of 100.00 is 1.13, not the 1.12 of floats.

/** Rounded down to a satang. */
export function percentOf(amount: Satang, percent: number): Satang {
  return satang(Math.floor((amount * Math.round(percent * 100)) / 10_000));
}

/** Rounded up to a satang. It may exceed `MAX_SATANG`. */
export function multipleOf(amount: Satang, times: number): number {
  return Math.ceil((amount * Math.round(times * 100)) / 100);
}
