import { useMoneyUnit } from '../../../shared/texts/use-money-unit.ts';
import { readCurrency } from '../../../shared/wallet/currency-state.ts';

/** The wallet's unit for an unknown currency. [3.11] */
export function useUnitOf(): (currency: string) => string {
  const own = useMoneyUnit();
  const units = { THB: useMoneyUnit('THB'), LAK: useMoneyUnit('LAK') };
  return (currency) => {
    const known = readCurrency(currency);
    return known ? units[known] : own;
  };
}
