import { useTranslation } from 'react-i18next';
import type { Account } from './deposit-methods.ts';

/** A bank in words: the code that members know it by, and its name, the Thai one in Thai. [2.48] */
export function useBankName(): (account: Account) => string {
  const { t, i18n } = useTranslation(['deposit', 'common']);
  return ({ code, nameTh, nameEn }) => {
    const name = i18n.language === 'th' ? nameTh : nameEn;
    return name === code ? code : t('bank_name', { code, name });
  };
}
