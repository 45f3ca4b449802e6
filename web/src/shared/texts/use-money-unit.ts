import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { type Currency, currencyAtom } from '../wallet/currency-state.ts';

const UNITS = { THB: 'unit.baht', LAK: 'unit.kip' } as const satisfies Record<Currency, string>;

/** The unit after an amount: the given currency's, otherwise the wallet's; empty while that is unknown. */
export function useMoneyUnit(currency: Currency | null = null): string {
  const { t } = useTranslation();
  const own = useAtomValue(currencyAtom);
  const shown = currency ?? own;
  return shown === null ? '' : t(UNITS[shown]);
}
