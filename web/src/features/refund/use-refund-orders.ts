import type { Satang } from 'contracts/rules';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { MoneyAction } from '../../shared/orders/action-state.ts';
import { useRewardOrder, useShownIn } from '../../shared/rewards/use-reward-order.ts';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { useMoneyText } from '../../shared/texts/use-money-text.ts';
import { loadWalletAtom } from '../../shared/wallet/wallet-state.ts';
import { addToWalletAction, receiveAsBonusAction } from './refund-actions.ts';
import { loadRefundCheckAtom } from './refund-check.ts';
import type { Refunded } from './refund-rules.ts';

export function useRefundOrders() {
  const { t } = useTranslation(['refund', 'money']);
  const moneyText = useMoneyText();
  const loadCheck = useSetAtom(loadRefundCheckAtom);
  const loadWallet = useSetAtom(loadWalletAtom);
  const closeDialog = useSetAtom(closeDialogAtom);
  const shown = useShownIn('refund');

  const wordsOf = (as: 'bonus' | 'wallet') => (end: MoneyAction<Satang | null, Refunded>) => {
    const amount = end.status === 'succeeded' ? end.done.amount : null;
    return {
      title: t('money:end.not_done_title'),
      offlineTitle: t('money:end.offline_title'),
      done:
        amount === null ? t(`done_toast.${as}`) : t(`done_toast.${as}_amount`, { amount: moneyText(amount) }),
      notDone: t('not_done'),
    };
  };
  // Another page may have received it.
  const onNotDone = () => {
    void loadCheck();
    void loadWallet();
  };

  const asBonus = useRewardOrder(receiveAsBonusAction, { wordsOf: wordsOf('bonus'), shown, onNotDone });
  const toWallet = useRewardOrder(addToWalletAction, {
    wordsOf: wordsOf('wallet'),
    shown,
    onNotDone,
    // Success closes the dialog. [4.05] On another page, another dialog may be open by now and must stay.
    onDone: () => {
      if (shown().length > 0) closeDialog();
    },
  });
  return { asBonus, toWallet };
}
