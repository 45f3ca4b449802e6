import { satang, type Satang } from 'contracts/rules';

/**
 * Percent of an amount, a part of a satang left out. Percent counts by hundredths, which are whole: 33.3 % of 100.00 is
 * 33.30 and not the 33.29 that floating point makes of it.
 */
export function shareOf(amount: Satang, percent: number): Satang {
  return satang(Math.floor((amount * Math.round(percent * 100)) / 10_000));
}
