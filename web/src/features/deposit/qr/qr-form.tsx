import { qrMinimum } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../lib/amount-text.ts';
import { SubmitOrderButton } from '../../../shared/orders/submit-order-button.tsx';
import { AskSupportButton } from '../../../shared/support/ask-support-button.tsx';
import { useAmountInput } from '../../../shared/texts/use-amount-input.ts';
import { AmountPicker } from '../../../ui/form/amount-picker.tsx';
import { AmountField } from '../../../ui/form/amount-field.tsx';
import { Callout } from '../../../ui/display/callout.tsx';
import { OptionRow } from '../../../ui/form/option-row.tsx';
import { SheetFooter } from '../../../ui/overlay/sheet-footer.tsx';
import type { QrMethod } from '../methods/deposit-methods.ts';
import styles from '../methods/deposit.module.css';
import { qrDeposit } from './qr-deposit.ts';
import { supportCaseOf } from './qr-record.ts';
import { RefusalCallout } from '../methods/refusal-callout.tsx';
import { isCreateDisabled, qrPresets, refuseQrAmount } from './qr-rules.ts';
import type { QrState } from './qr-state.ts';
import { useBankLabel } from '../methods/use-bank-label.ts';
import { useCreateQr } from './use-create-qr.ts';
import { LatePaymentWatch } from './use-payment-watch.ts';
import { useUnitOf } from '../methods/use-unit-of.ts';
import { useMinimumUnit } from '../methods/use-minimum-unit.ts';
import { MethodMark } from '../methods/method-mark.tsx';

interface QrFormProps {
  method: QrMethod;
  previous: Extract<QrState, { status: 'none' }>;
}

export function QrForm({ method, previous }: QrFormProps) {
  const { t } = useTranslation(['deposit', 'common']);
  const deposit = qrDeposit(method.provider);
  const { ended } = previous;
  const creation = useAtomValue(deposit.createAction.stateAtom);
  const { create } = useCreateQr(deposit);
  const reset = useSetAtom(deposit.createAction.resetAtom);
  const bankLabel = useBankLabel();
  const unit = useUnitOf()(method.account.currency);
  const input = useAmountInput(deposit.draft);
  const formId = useId();
  const [isLeft, setIsLeft] = useState(false);

  const { amount } = input;
  const refusal = refuseQrAmount(amount, method.rules);
  const minimum = { amount: formatAmount(qrMinimum(method.rules)), unit: useMinimumUnit() };
  // A small amount is no error while typing: it is reported on blur or on submit.
  const isTooLittle = isLeft && amount !== null && refusal !== null;

  const isBusy = creation.status === 'sending';

  const endedTitle = t(ended === 'expired' ? 'expired_title' : 'gone_title');

  const changed = () => {
    reset();
    setIsLeft(false);
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (amount === null || refusal !== null) return setIsLeft(true);
    void create(amount);
  };

  return (
    <form id={formId} className={styles.screen} noValidate onSubmit={onSubmit}>
      {ended !== null && !isBusy && <LatePaymentWatch deposit={deposit} qr={previous.qr} />}
      {(ended === 'expired' || ended === 'elsewhere') && (
        <>
          <Callout title={endedTitle} live>
            {t('expired_text')}
          </Callout>
          <AskSupportButton about={supportCaseOf(previous.qr, unit, endedTitle)} />
        </>
      )}
      {creation.status === 'refused' && (
        <RefusalCallout code={creation.code} shownBy="toast" amount={creation.input} unit={unit} />
      )}
      <OptionRow
        mark={<MethodMark method={method} />}
        title={bankLabel(method.account)}
        text={t('bank_hint')}
      />
      <AmountField
        label={t('amount_label')}
        unit={unit}
        value={input.text}
        onValue={(text) => {
          input.type(text);
          changed();
        }}
        onRefused={input.refuse}
        onLeave={() => setIsLeft(true)}
        minimumText={t('minimum', minimum)}
        error={input.refusedText ?? (isTooLittle && t('below_minimum', minimum))}
        readOnly={isBusy}
      />
      <AmountPicker
        label={t('presets_label')}
        options={qrPresets(method.rules).map((preset) => ({ amount: preset }))}
        selected={amount}
        disabled={isBusy}
        onPick={(preset) => {
          input.set(preset);
          changed();
        }}
      />
      <SheetFooter>
        <SubmitOrderButton
          form={formId}
          busy={isBusy}
          disabled={isCreateDisabled(amount, method.rules)}
          label={
            amount !== null && amount > 0
              ? t('create_button_amount', { amount: formatAmount(amount), unit })
              : t('create_button')
          }
        />
      </SheetFooter>
    </form>
  );
}
