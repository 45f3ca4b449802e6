import { satang, type Satang } from 'contracts/rules';
import { useAtomValue } from 'jotai';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/amount-text.ts';
import { SubmitOrderButton } from '../../shared/orders/submit-order-button.tsx';
import { OrderAmount } from '../../shared/texts/order-amount.tsx';
import type { AmountInput } from '../../shared/texts/use-amount-input.ts';
import { useMoneyText } from '../../shared/texts/use-money-text.ts';
import { useMoneyUnit } from '../../shared/texts/use-money-unit.ts';
import type { BankAccount, Wallet } from '../../shared/wallet/wallet-reply.ts';
import { BalancePreview } from '../../ui/display/balance-preview.tsx';
import { Private } from '../../ui/display/private.tsx';
import { SheetFooter } from '../../ui/overlay/sheet-footer.tsx';
import { BonusButton, BonusWarning } from './bonus-warning.tsx';
import { PayoutAccount } from './payout-account.tsx';
import {
  afterWithdraw,
  fromGames,
  mostToWithdraw,
  refuseWithdraw,
  type WithdrawLimits,
  type WithdrawRefusal,
} from './withdraw-rules.ts';
import { hasActiveBonusAtom } from './withdraw-state.ts';
import styles from './withdraw.module.css';

export interface WithdrawFormProps {
  wallet: Wallet;
  isOld: boolean;
  account: BankAccount;
  limits: WithdrawLimits;
  input: AmountInput;
  onReview: (amount: Satang) => void;
}

export function WithdrawForm({ wallet, isOld, account, limits, input, onReview }: WithdrawFormProps) {
  const { t } = useTranslation(['withdraw', 'money']);
  const unit = useMoneyUnit();
  const moneyText = useMoneyText();
  const formId = useId();
  const [shown, setShown] = useState<WithdrawRefusal | null>(null);

  const hasBonus = useAtomValue(hasActiveBonusAtom);

  const { amount } = input;
  const isSure = !isOld && !wallet.gameAccounts.some(({ isActive, isUnread }) => isActive && isUnread);
  const refusal = refuseWithdraw(amount, limits, isSure ? wallet.total : null);
  // A too large amount is reported immediately; a too small one only on submit, because the member may still be typing.
  const shownRefusal = refusal === 'above-maximum' || refusal === 'not-enough' ? refusal : shown;
  const limitOf = {
    'no-amount': limits.minimum,
    'below-minimum': limits.minimum,
    'above-maximum': limits.maximum,
    'not-enough': wallet.total,
  };
  const reason = shownRefusal && t(`refusal.${shownRefusal}`, { amount: moneyText(limitOf[shownRefusal]) });
  const taken =
    refusal === null && amount !== null && wallet.total !== null && amount <= wallet.total
      ? amount
      : satang(0);
  const after = afterWithdraw(wallet, taken);
  const gamesPay = fromGames(wallet, taken);
  const hasGames = wallet.inGames === null || wallet.inGames > 0;

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setShown(refusal);
    if (refusal === null && amount !== null) onReview(amount);
  };

  return (
    <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
      {/* First, so that it is never below the fold: it decides whether the withdrawal is possible. */}
      <BonusWarning hasLink={false} />
      <PayoutAccount account={account} />
      <OrderAmount
        input={input}
        most={mostToWithdraw(wallet, limits)}
        label={t('amount_label')}
        minimumText={t('minimum', { amount: formatAmount(limits.minimum) })}
        maximumText={t('maximum', { amount: formatAmount(limits.maximum) })}
        error={shownRefusal === 'not-enough' ? <Private as="figures">{reason}</Private> : reason}
        onEdit={() => setShown(null)}
      >
        {/* Directly below the amount, never below the fold: how much comes from the games. */}
        <p role="status" className={gamesPay > 0 ? styles.fromGames : styles.hint}>
          <Private as="figures">
            {gamesPay > 0
              ? t('from_games', { amount: moneyText(gamesPay) })
              : hasGames
                ? t('available', { amount: moneyText(wallet.total), games: formatAmount(wallet.inGames) })
                : t('available_wallet', { amount: moneyText(wallet.total) })}
          </Private>
        </p>
      </OrderAmount>
      {/* A withdrawal that the bonus refuses leaves nothing new. */}
      {!hasBonus && (
        <BalancePreview
          title={t('after_title')}
          unit={unit}
          beforeText={(text) => t('money:before', { amount: text })}
          rows={[
            { label: t('money:wallet'), before: wallet.balance, after: after.wallet },
            ...(hasGames ? [{ label: t('money:games'), before: wallet.inGames, after: after.games }] : []),
          ]}
        />
      )}
      <SheetFooter>
        {hasBonus && <BonusButton />}
        <SubmitOrderButton
          form={formId}
          // A withdrawal that will probably be refused is not highlighted.
          kind={hasBonus ? 'line' : 'gold'}
          label={
            amount !== null && amount > 0
              ? t('submit_button_amount', { amount: moneyText(amount) })
              : t('submit_button')
          }
          busy={false}
        />
      </SheetFooter>
    </form>
  );
}
