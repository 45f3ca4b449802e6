import { type Satang, shareOf } from 'contracts/rules';
import { useTranslation } from 'react-i18next';
import type { AmountPickerProps } from '../../ui/form/amount-picker.tsx';

/** A quarter, half and all of an amount, for an `AmountPicker`. */
export function useAmountShares(amount: Satang): Pick<AmountPickerProps, 'label' | 'options'> {
  const { t } = useTranslation('money');
  return {
    label: t('share.label'),
    options: [
      { label: t('share.quarter'), amount: shareOf(amount, 4) },
      { label: t('share.half'), amount: shareOf(amount, 2) },
      { label: t('share.all'), amount: shareOf(amount, 1) },
    ],
  };
}
