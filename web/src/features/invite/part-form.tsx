import { satang, type Satang, sumOf } from 'contracts/rules';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/amount-text.ts';
import { SubmitOrderButton } from '../../shared/orders/submit-order-button.tsx';
import type { RewardOrder } from '../../shared/rewards/use-reward-order.ts';
import { OrderAmount } from '../../shared/texts/order-amount.tsx';
import { useAmountInput } from '../../shared/texts/use-amount-input.ts';
import { useMoneyText } from '../../shared/texts/use-money-text.ts';
import { useMoneyUnit } from '../../shared/texts/use-money-unit.ts';
import type { Movement } from '../../shared/wallet/movements.ts';
import type { Wallet } from '../../shared/wallet/wallet-reply.ts';
import { BalancePreview } from '../../ui/display/balance-preview.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import { Private } from '../../ui/display/private.tsx';
import { SheetFooter } from '../../ui/overlay/sheet-footer.tsx';
import styles from './invite.module.css';
import { type PartRefusal, refusePart } from './part-rules.ts';

interface PartFormProps {
  wallet: Wallet;
  isOld: boolean;
  order: RewardOrder<Satang, Movement>;
}

/** At least one satang, at most all of the earnings. [7.18] (W8) */
export function PartForm({ wallet, isOld, order }: PartFormProps) {
  return <Form earned={wallet.invite.amount} balance={wallet.balance} isOld={isOld} order={order} />;
}

interface FormProps extends Pick<PartFormProps, 'isOld' | 'order'> {
  earned: Satang | null;
  balance: Satang | null;
}

function Form({ earned, balance, isOld, order }: FormProps) {
  const { t } = useTranslation(['invite', 'home', 'money']);
  const unit = useMoneyUnit();
  const moneyText = useMoneyText();
  const formId = useId();
  const input = useAmountInput('invite-amount');
  const [shown, setShown] = useState<PartRefusal | null>(null);

  const { amount } = input;
  const refusal = refusePart(amount, isOld ? null : earned);
  // "Too much" shows immediately. "No amount" shows only after a submit, because the member may still be typing.
  const isBusy = order.state.status === 'sending';
  // Not while it is sent: the earnings may already be those after it.
  const shownRefusal = isBusy ? null : refusal === 'too-much' ? refusal : shown;
  const error =
    shownRefusal === 'too-much' ? (
      <Private as="figures">{t('refusal.too-much', { amount: moneyText(earned ?? satang(0)) })}</Private>
    ) : (
      shownRefusal && t(`refusal.${shownRefusal}`)
    );
  const taken = refusal === null && amount !== null ? amount : satang(0);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setShown(refusal);
    if (refusal === null && amount !== null) order.run(amount);
  };

  return (
    <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
      {isOld && <Callout tone="warning">{t('home:old_balance')}</Callout>}
      <OrderAmount
        input={input}
        most={earned}
        label={t('part_amount_label')}
        minimumText={t('minimum', { amount: '0.01' })}
        maximumText={
          earned !== null && <Private as="figures">{t('maximum', { amount: formatAmount(earned) })}</Private>
        }
        error={error}
        onEdit={() => setShown(null)}
      />
      {earned !== null && (
        <BalancePreview
          title={t('after_title')}
          unit={unit}
          beforeText={(text) => t('money:before', { amount: text })}
          rows={[
            {
              label: t('money:wallet'),
              before: balance,
              after: balance === null ? null : sumOf([balance, taken]),
            },
            {
              label: t('amount_label'),
              before: earned,
              after: satang(Math.max(0, earned - taken)),
            },
          ]}
        />
      )}
      <SheetFooter>
        <SubmitOrderButton
          form={formId}
          label={
            amount !== null && amount > 0
              ? t('submit_button_amount', { amount: moneyText(amount) })
              : t('submit_button')
          }
          busy={isBusy}
        />
      </SheetFooter>
    </form>
  );
}
