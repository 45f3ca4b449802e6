import type { Satang } from 'contracts/rules';
import { formatAmount } from '../../lib/amount-text.ts';
import { useMoneyUnit } from './use-money-unit.ts';

/** An amount with its unit, for sentences and buttons: "1,000.00 baht". */
export function useMoneyText(): (amount: Satang) => string {
  const unit = useMoneyUnit();
  return (amount) => `${formatAmount(amount)} ${unit}`.trimEnd();
}
