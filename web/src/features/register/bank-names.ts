import { useLocale } from '../../shared/session/use-locale.ts';
import type { Choices } from './choices-atoms.ts';

/** The service names its banks in Thai only [3.06]; these are the names that they use in English themselves. */
const ENGLISH = new Map([
  ['KBANK', 'Kasikornbank'],
  ['SCB', 'Siam Commercial Bank'],
  ['GSB', 'Government Savings Bank'],
  ['KTB', 'Krungthai Bank'],
  ['BBL', 'Bangkok Bank'],
  ['BAY', 'Bank of Ayudhya'],
  ['TMB', 'TMBThanachart Bank'],
  ['BCEL', 'Banque pour le Commerce Extérieur Lao'],
  ['LDB', 'Lao Development Bank'],
  ['JDB', 'Joint Development Bank'],
]);

interface BankName {
  name: string;
  /** The language of the name. */
  lang: 'th' | 'en';
}

/** In English for who may not read Thai, as in the rest of the app; a bank without a known English name keeps its Thai one. */
export function useBankNames(): (bank: Choices['banks'][number]) => BankName {
  const [locale] = useLocale();
  return ({ code, name }) => {
    const english = locale === 'th' || name === '' ? undefined : ENGLISH.get(code);
    return english === undefined ? { name, lang: 'th' } : { name: english, lang: 'en' };
  };
}
