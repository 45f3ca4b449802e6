import { useTranslation } from 'react-i18next';
import type { Way } from './deposit-ways.ts';
import { useBankName } from './use-bank-name.ts';

/** A way in words: how, and at whom. */
export function useWayName(): (way: Way) => string {
  const { t } = useTranslation(['deposit', 'common']);
  const bankName = useBankName();
  return (way) => {
    const how = t(`way.${way.kind}`);
    return 'account' in way ? t('way_name', { way: how, bank: bankName(way.account) }) : how;
  };
}
