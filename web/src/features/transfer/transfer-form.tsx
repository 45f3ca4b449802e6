import { satang, type Satang, TRANSFER_MINIMUM } from 'contracts/rules';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/amount-text.ts';
import { SubmitOrderButton } from '../../shared/orders/submit-order-button.tsx';
import type { TransferOrder } from '../../shared/orders/transfer-order.ts';
import { OrderAmount } from '../../shared/texts/order-amount.tsx';
import { useAmountInput } from '../../shared/texts/use-amount-input.ts';
import { useMoneyText } from '../../shared/texts/use-money-text.ts';
import { useMoneyUnit } from '../../shared/texts/use-money-unit.ts';
import type { Order } from '../../shared/orders/use-order.ts';
import { sumOrNull } from '../../shared/wallet/amounts.ts';
import { BalancePreview } from '../../ui/display/balance-preview.tsx';
import { Private } from '../../ui/display/private.tsx';
import { SheetFooter } from '../../ui/overlay/sheet-footer.tsx';
import { AccountPair } from './account-pair.tsx';
import { useAccountPair } from './use-account-pair.ts';
import { firstAccounts, type Account, refuseTransfer, type TransferRefusal } from './transfer-rules.ts';
import { AMOUNT_DRAFT } from './transfer-state.ts';
import styles from './transfer.module.css';

export interface TransferFormProps {
  accounts: readonly Account[];
  order: Order<TransferOrder>;
  disabled: boolean;
  hidden: boolean;
}

export function TransferForm({ accounts, order, disabled, hidden }: TransferFormProps) {
  const { t } = useTranslation(['transfer', 'money']);
  const unit = useMoneyUnit();
  const moneyText = useMoneyText();
  const input = useAmountInput(AMOUNT_DRAFT);
  const formId = useId();
  const [pair, setPair] = useAccountPair(firstAccounts(accounts));
  const [shown, setShown] = useState<TransferRefusal | null>(null);

  const from = accounts.find(({ code }) => code === pair.from);
  const to = accounts.find(({ code }) => code === pair.to);
  const available = from ? from.balance : satang(0);
  const refusal = refuseTransfer(from, to, input.amount);
  const isBusy = order.state.status === 'sending';
  // Errors of the accounts appear after the first submit; a missing balance appears immediately, but not because the money has
  // left before the answer comes.
  const shownRefusal = isBusy ? null : refusal === 'not-enough' ? refusal : shown;
  const words = (reason: TransferRefusal) =>
    t(`refusal.${reason}`, { amount: moneyText(reason === 'not-enough' ? available : TRANSFER_MINIMUM) });
  const accountError =
    shownRefusal === 'choose-from'
      ? { at: 'from' as const, text: words(shownRefusal) }
      : shownRefusal === 'choose-to' || shownRefusal === 'same-place'
        ? { at: 'to' as const, text: words(shownRefusal) }
        : null;
  const amountError =
    shownRefusal === 'not-enough' ? (
      <Private as="figures">{words(shownRefusal)}</Private>
    ) : (
      shownRefusal && !accountError && words(shownRefusal)
    );
  // With a balance that may be old, the form makes no promises.
  const isThere =
    from &&
    to &&
    refusal === null &&
    input.amount !== null &&
    from.balance !== null &&
    input.amount <= from.balance;
  const moved = isThere && input.amount !== null ? input.amount : satang(0);
  const nameOf = (account: Account) => account.name ?? t('money:wallet');
  const rowOf = (account: Account, change: Satang) => ({
    label: nameOf(account),
    before: account.balance,
    after: sumOrNull([account.balance, change]),
  });

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setShown(refusal);
    if (from && to && input.amount !== null && refusal === null)
      order.run({ from: from.code, to: to.code, amount: input.amount });
  };

  return (
    <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
      <AccountPair
        accounts={accounts}
        from={pair.from}
        to={pair.to}
        disabled={isBusy}
        error={accountError}
        onChange={(next) => {
          setPair(next);
          setShown(null);
        }}
      />
      <OrderAmount
        input={input}
        most={available}
        label={t('amount_label')}
        minimumText={t('minimum', { amount: formatAmount(TRANSFER_MINIMUM) })}
        maximumText={<Private as="figures">{t('available', { amount: formatAmount(available) })}</Private>}
        error={amountError}
        onEdit={() => setShown(null)}
        busy={isBusy}
      />
      <BalancePreview
        title={t('after_title')}
        unit={unit}
        beforeText={(amount) => t('money:before', { amount })}
        rows={[
          ...(from ? [rowOf(from, satang(-moved))] : []),
          ...(to && to !== from ? [rowOf(to, moved)] : []),
        ]}
      />
      {!hidden && (
        <SheetFooter>
          <SubmitOrderButton
            form={formId}
            label={
              input.amount !== null && input.amount > 0
                ? t('submit_button_amount', { amount: moneyText(input.amount) })
                : t('submit_button')
            }
            busy={isBusy}
            disabled={disabled}
          />
        </SheetFooter>
      )}
    </form>
  );
}
