import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { servicesAtom } from './services.ts';

/** The word after an amount of the wallet: baht, or kip in the Laos edition, whose members choose LAK by default. [5.06] */
export function useMoneyUnit(): string {
  const { t } = useTranslation();
  const { config } = useAtomValue(servicesAtom);
  return t(config.edition === 'laos' ? 'unit.kip' : 'unit.baht');
}
