import type { Satang } from 'contracts/rules';
import { formatAmount } from '../../lib/amount-text.ts';
import { useMoneyUnit } from './use-money-unit.ts';

/** "1,000.00 baht", for sentences and buttons; "-" when unknown. [5.33] */
export function useMoneyText(): (amount: Satang | null) => string {
  const unit = useMoneyUnit();
  return (amount) => (amount === null ? formatAmount(null) : `${formatAmount(amount)} ${unit}`.trimEnd());
}
