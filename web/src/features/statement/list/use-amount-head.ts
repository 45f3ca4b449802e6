import { useTranslation } from 'react-i18next';
import { useMoneyUnit } from '../../../shared/texts/use-money-unit.ts';

export function useAmountHead(): string {
  const { t } = useTranslation('statement');
  const unit = useMoneyUnit();
  return unit === '' ? t('column.amount_bare') : t('column.amount', { unit });
}
