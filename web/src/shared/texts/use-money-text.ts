import type { Satang } from 'contracts/rules';
import { formatAmount, NO_FIGURE } from '../../lib/amount-text.ts';
import { useMoneyUnit } from './use-money-unit.ts';

/** "1,000.00 baht", for sentences and buttons; "-" when unknown. [5.33] */
export function useMoneyText(): (amount: Satang | null) => string {
  const unit = useMoneyUnit();
  return (amount) => (amount === null ? NO_FIGURE : `${formatAmount(amount)} ${unit}`.trimEnd());
}
