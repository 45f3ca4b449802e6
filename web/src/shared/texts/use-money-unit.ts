import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { type Currency, currencyAtom } from '../wallet/currency-state.ts';

const UNITS = { THB: 'unit.baht', LAK: 'unit.kip' } as const satisfies Record<Currency, string>;

/** The word after an amount: of the wallet, or in the currency that is named; empty while the wallet's is not known. */
export function useMoneyUnit(currency: Currency | null = null): string {
  const { t } = useTranslation();
  const own = useAtomValue(currencyAtom);
  const shown = currency ?? own;
  return shown === null ? '' : t(UNITS[shown]);
}
