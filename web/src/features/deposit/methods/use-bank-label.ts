import { useTranslation } from 'react-i18next';
import { outsideText } from '../../../lib/outside-text.ts';
import type { Account } from './deposit-methods.ts';

/** The bank of an account for deposits in the reader's language, with its code. [2.48] [3.11] */
export function useBankLabel(): (account: Account) => string {
  const { t, i18n } = useTranslation(['deposit', 'common']);
  return ({ code, nameTh, nameEn }) => {
    const name = i18n.language === 'th' ? nameTh : nameEn;
    const shown = outsideText(code);
    return name === code ? shown : t('bank_name', { code: shown, name });
  };
}
