import { QR_MAXIMUM, qrMinimum, satang } from 'contracts/rules';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, parseAmountText } from '../../lib/amount-text.ts';
import { SubmitOrderButton } from '../../state/submit-order-button.tsx';
import { AmountChips } from '../../ui/amount-chips.tsx';
import { AmountField } from '../../ui/amount-field.tsx';
import { Note } from '../../ui/note.tsx';
import { PickRow } from '../../ui/pick-row.tsx';
import { SheetFooter } from '../../ui/sheet-footer.tsx';
import { amountProblem } from './amount-problem.ts';
import type { QrWay } from './deposit-ways.ts';
import styles from './deposit.module.css';
import { qrDeposit } from './qr-deposit.ts';
import { RefusalNote } from './refusal-note.tsx';
import { isCreateShut, qrPresets } from './qr-rules.ts';
import { useBankName } from './use-bank-name.ts';
import { useCreateQr } from './use-create-qr.ts';
import { useUnitOf } from './use-unit-of.ts';
import { WayMark } from './way-mark.tsx';

/** Choosing or typing the amount, then creating the QR. [2.50] [5.19] [5.20] [9.19] [9.20] [9.21] */
export function QrForm({ way, hasExpired }: { way: QrWay; hasExpired: boolean }) {
  const { t } = useTranslation(['deposit', 'common']);
  const deposit = qrDeposit(way.provider);
  const creation = useAtomValue(deposit.createAction.stateAtom);
  const { create } = useCreateQr(deposit);
  const reset = useSetAtom(deposit.createAction.resetAtom);
  const bankName = useBankName();
  const unit = useUnitOf()(way.account.currency);
  const [text, setText] = useAtom(deposit.draftAtom);
  const formId = useId();
  const [isLeft, setIsLeft] = useState(false);

  const reading = parseAmountText(text);
  const amount = reading.ok ? reading.satang : null;
  const problem = amountProblem(reading, way.rules);
  // Too little is no mistake while one is typing: it is told when the field is left or the button pressed.
  const shown = problem?.key === 'below_minimum' && !isLeft ? null : problem;

  const change = (next: string) => {
    reset();
    setText(next);
    setIsLeft(false);
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (amount === null || problem) return setIsLeft(true);
    void create(amount);
  };

  return (
    <form id={formId} className={styles.screen} noValidate onSubmit={onSubmit}>
      {hasExpired && (
        <Note title={t('expired_title')} live>
          {t('expired_text')}
        </Note>
      )}
      {creation.status === 'refused' && <RefusalNote code={creation.code} toldBy="toast" />}
      <PickRow mark={<WayMark way={way} />} title={bankName(way.account)} text={t('bank_hint')} />
      <AmountField
        label={t('amount_label')}
        unit={unit}
        value={text}
        onValue={change}
        onLeave={() => setIsLeft(true)}
        minimumText={t('minimum', { amount: formatAmount(qrMinimum(way.rules)) })}
        maximumText={t('maximum', { amount: formatAmount(QR_MAXIMUM) })}
        error={shown && t(shown.key, { amount: formatAmount(satang(shown.limit)), unit })}
      />
      <AmountChips
        label={t('presets_label')}
        amounts={qrPresets(way.rules)}
        selected={amount === null ? null : amount / 100}
        onPick={(baht) => change(String(baht))}
      />
      <SheetFooter>
        <SubmitOrderButton
          form={formId}
          busy={creation.status === 'sending'}
          disabled={isCreateShut(amount, way.rules)}
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
