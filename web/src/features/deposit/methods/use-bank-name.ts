import { useTranslation } from 'react-i18next';
import type { Account } from './deposit-methods.ts';

export function useBankName(): (account: Account) => string {
  const { t, i18n } = useTranslation(['deposit', 'common']);
  return ({ code, nameTh, nameEn }) => {
    const name = i18n.language === 'th' ? nameTh : nameEn;
    return name === code ? code : t('bank_name', { code, name });
  };
}
