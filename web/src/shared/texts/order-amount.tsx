import { type Satang, shareOf } from 'contracts/rules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField, type AmountFieldProps } from '../../ui/form/amount-field.tsx';
import { AmountPicker } from '../../ui/form/amount-picker.tsx';
import type { AmountInput } from './use-amount-input.ts';
import { useMoneyUnit } from './use-money-unit.ts';

interface OrderAmountProps extends Pick<AmountFieldProps, 'label' | 'minimumText' | 'maximumText' | 'error'> {
  input: AmountInput;
  /** Offers a quarter, half and all of it; null offers nothing. */
  most: Satang | null;
  onEdit: () => void;
  /** While the order is sent. */
  busy?: boolean;
  /** Between the field and the offer. */
  children?: ReactNode;
}

/** The amount of an order, typed or picked. */
export function OrderAmount({
  input,
  most,
  error,
  onEdit,
  busy = false,
  children,
  ...texts
}: OrderAmountProps) {
  const { t } = useTranslation('money');
  const unit = useMoneyUnit();
  return (
    <>
      <AmountField
        {...texts}
        unit={unit}
        value={input.text}
        onValue={(text) => {
          input.type(text);
          onEdit();
        }}
        onRefused={input.refuse}
        error={input.refusedText ?? error}
        readOnly={busy}
      />
      {children}
      {most !== null && (
        <AmountPicker
          label={t('share.label')}
          options={[
            { label: t('share.quarter'), amount: shareOf(most, 4) },
            { label: t('share.half'), amount: shareOf(most, 2) },
            { label: t('share.all'), amount: shareOf(most, 1) },
          ]}
          selected={input.amount}
          disabled={busy}
          onPick={(picked) => {
            input.set(picked);
            onEdit();
          }}
        />
      )}
    </>
  );
}
