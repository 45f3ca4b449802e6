import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { type Currency, currencyAtom } from '../wallet/currency-state.ts';

const UNITS = { THB: 'unit.baht', LAK: 'unit.kip' } as const satisfies Record<Currency, string>;

/** The unit after an amount: the given currency's, otherwise the wallet's; empty while that is unknown. */
export function useMoneyUnit(currency: Currency | null = null): string {
  return useUnitText()(currency);
}

/** The same for a text that is made later: in the language of that moment. */
export function useUnitText(): (currency?: Currency | null) => string {
  const { t } = useTranslation();
  const own = useAtomValue(currencyAtom);
  return (currency) => {
    const shown = currency ?? own;
    return shown === null ? '' : t(UNITS[shown]);
  };
}
