import { useTranslation } from 'react-i18next';
import type { Account } from './deposit-methods.ts';

/** A bank as text: its well-known code and its name, in Thai for Thai readers. [2.48] */
export function useBankName(): (account: Account) => string {
  const { t, i18n } = useTranslation(['deposit', 'common']);
  return ({ code, nameTh, nameEn }) => {
    const name = i18n.language === 'th' ? nameTh : nameEn;
    return name === code ? code : t('bank_name', { code, name });
  };
}
