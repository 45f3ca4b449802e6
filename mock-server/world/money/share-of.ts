import { satang, type Satang } from 'contracts/rules';

/**
 * Percent of an amount, rounded down to a satang. Calculates with whole hundredths of a percent: 1.13 % of 100.00
 * is 1.13 and not the 1.12 of floating point.
 */
export function shareOf(amount: Satang, percent: number): Satang {
  return satang(Math.floor((amount * Math.round(percent * 100)) / 10_000));
}
