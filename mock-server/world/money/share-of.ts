import { satang, type Satang } from 'contracts/rules';

/**
 * Percent of an amount, a part of a satang left out. Percent counts by hundredths, which are whole: 1.13 % of 100.00
 * is 1.13 and not the 1.12 that floating point makes of it.
 */
export function shareOf(amount: Satang, percent: number): Satang {
  return satang(Math.floor((amount * Math.round(percent * 100)) / 10_000));
}
