import { useTranslation } from 'react-i18next';
import { useMoneyUnit } from '../../state/use-money-unit.ts';

/** The word after amounts in a currency of the deposit lookup; the wallet's own where it names another. [3.11] */
export function useUnitOf(): (currency: string) => string {
  const { t } = useTranslation();
  const own = useMoneyUnit();
  return (currency) => {
    if (currency === 'LAK') return t('unit.kip');
    return currency === 'THB' || currency === 'BAHT' ? t('unit.baht') : own;
  };
}
