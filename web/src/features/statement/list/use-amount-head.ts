import { useTranslation } from 'react-i18next';
import { useMoneyUnit } from '../../../shared/texts/use-money-unit.ts';

/** The head of the column of amounts, with the wallet's unit once it is known. */
export function useAmountHead(): string {
  const { t } = useTranslation('statement');
  const unit = useMoneyUnit();
  return unit === '' ? t('column.amount_bare') : t('column.amount', { unit });
}
