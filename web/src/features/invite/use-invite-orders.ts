import type { Satang } from 'contracts/rules';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { MoneyAction } from '../../shared/orders/action-state.ts';
import { useReceiveInvite } from '../../shared/rewards/use-receive-invite.ts';
import { useRewardOrder, useShownIn } from '../../shared/rewards/use-reward-order.ts';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { useMoneyText } from '../../shared/texts/use-money-text.ts';
import type { Movement } from '../../shared/wallet/movements.ts';
import { loadWalletAtom } from '../../shared/wallet/wallet-state.ts';
import { takePartAction } from './take-part.ts';

export function useInviteOrders() {
  const { t } = useTranslation(['home', 'money']);
  const moneyText = useMoneyText();
  const loadWallet = useSetAtom(loadWalletAtom);
  const closeDialog = useSetAtom(closeDialogAtom);
  const shown = useShownIn('invite');
  const titles = () => ({ title: t('money:end.not_done_title'), offlineTitle: t('money:end.offline_title') });
  const ends = {
    shown,
    onDone: () => {
      // Off this dialog, another dialog may be open by now and must stay.
      if (shown().length > 0) closeDialog();
    },
    onNotDone: () => void loadWallet(),
  };

  const all = useReceiveInvite({ titles, ...ends });
  const part = useRewardOrder(takePartAction, {
    ...ends,
    wordsOf: (end: MoneyAction<Satang, Movement>) => ({
      ...titles(),
      done:
        end.status === 'succeeded'
          ? t('referral_received_toast', { amount: moneyText(end.done.amount) })
          : '',
      notDone: t('referral_not_done_toast'),
      amount: end.status === 'idle' ? '' : moneyText(end.input),
    }),
  });
  return { all, part };
}
