import { QR_MAXIMUM, QR_MINIMUM, QR_PRESETS, satang } from 'contracts/rules';
import { useAtomValue } from 'jotai';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, parseAmountText } from '../../lib/amount-text.ts';
import { useDraft } from '../../state/drafts.ts';
import { AmountChips } from '../../ui/amount-chips.tsx';
import { AmountField } from '../../ui/amount-field.tsx';
import { BankMark } from '../../ui/bank-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { PickRow } from '../../ui/pick-row.tsx';
import { type AmountRefusal, refuseQrAmount } from './deposit-rules.ts';
import { createQrAction, QR_BANK, qrAtom } from './deposit-state.ts';
import { useCreateQr } from './use-create-qr.ts';
import styles from './deposit.module.css';

/** Choosing or typing the amount, then creating the QR. [2.50] [5.19] [9.19] */
export function QrForm() {
  const { t } = useTranslation(['deposit', 'common']);
  const qr = useAtomValue(qrAtom);
  const creation = useAtomValue(createQrAction.stateAtom);
  const createQr = useCreateQr();
  const [text, setText] = useDraft('deposit-amount');
  const [shown, setShown] = useState<AmountRefusal | null>(null);

  const parsed = parseAmountText(text);
  const amount = parsed.ok ? parsed.satang : null;
  const refusal = refuseQrAmount(amount);
  const amountText = amount === null ? '' : formatAmount(amount);
  const error =
    !parsed.ok && parsed.reason !== 'empty'
      ? t(
          parsed.reason === 'too-precise'
            ? 'too_precise'
            : parsed.reason === 'too-large'
              ? 'above_maximum'
              : 'not_a_number',
          {
            amount: formatAmount(QR_MAXIMUM),
          },
        )
      : refusal === 'above-maximum'
        ? t('above_maximum', { amount: formatAmount(QR_MAXIMUM) })
        : shown === 'below-minimum'
          ? t('below_minimum', { amount: formatAmount(QR_MINIMUM) })
          : null;

  const change = (next: string) => {
    setText(next);
    setShown(null);
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (amount === null || refusal) return setShown(refusal);
    void createQr(amount);
  };

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {qr.status === 'none' && qr.ended === 'expired' && (
        <Note title={t('expired_title')} live>
          {t('expired_text')}
        </Note>
      )}
      <PickRow mark={<BankMark code={QR_BANK} />} title={t('bank_name')} text={t('bank_hint')} />
      <AmountField
        label={t('amount_label')}
        unit={t('common:unit.baht')}
        value={text}
        onValue={change}
        minimumText={t('minimum', { amount: formatAmount(QR_MINIMUM) })}
        maximumText={t('maximum', { amount: formatAmount(QR_MAXIMUM) })}
        error={error}
      />
      <AmountChips
        label={t('presets_label')}
        amounts={QR_PRESETS.KBANK}
        selected={amount === null ? null : amount / 100}
        onPick={(baht) => change(String(baht))}
      />
      {/* Disabled at 0 or less; what is above 0 and below the minimum is told at the field instead. [5.19] */}
      <Button
        kind="gold"
        type="submit"
        wide
        busy={creation.status === 'sending'}
        disabled={amount === null || amount <= satang(0)}
      >
        {amount !== null && amount > 0
          ? t('create_button_amount', { amount: amountText })
          : t('create_button')}
      </Button>
    </form>
  );
}
