import type { Satang } from 'contracts/rules';
import { formatAmount, NO_FIGURE } from '../../lib/amount-text.ts';
import { useUnitText } from './use-money-unit.ts';

/**
 * "1,000.00 baht", for sentences and buttons; "-" when unknown. In the wallet's unit, if no other is given. [5.33]
 * The space is a no-break one: a line never ends between a figure and its unit.
 */
export function useMoneyText(): (amount: Satang | null, unit?: string) => string {
  const unitText = useUnitText();
  return (amount, unit = unitText()) =>
    amount === null ? NO_FIGURE : `${formatAmount(amount)}\u00a0${unit}`.trimEnd();
}
