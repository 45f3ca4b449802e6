import type { Satang } from 'contracts/rules';
import { useTranslation } from 'react-i18next';
import type { MoneyAction } from '../orders/action-state.ts';
import type { OutcomeWords, Tone } from '../orders/outcome.ts';
import { type Received, receiveInviteAction } from './receive-invite.ts';
import { useMoneyText } from '../texts/use-money-text.ts';
import { type RewardOrder, useRewardOrder } from './use-reward-order.ts';

interface ReceiveInviteOptions {
  shown: () => readonly Tone[];
  titles?: () => Pick<OutcomeWords, 'title' | 'offlineTitle'>;
  onDone?: () => void;
  onNotDone?: () => void;
}

/** Receives the invite earnings, for the card on home and for the dialog. [2.33] [2.55] */
export function useReceiveInvite({
  titles,
  ...options
}: ReceiveInviteOptions): RewardOrder<Satang | null, Received> {
  const { t } = useTranslation('home');
  const moneyText = useMoneyText();
  return useRewardOrder(receiveInviteAction, {
    ...options,
    wordsOf: (end: MoneyAction<Satang | null, Received>) => {
      const amount = end.status === 'succeeded' ? end.done.amount : null;
      return {
        ...titles?.(),
        done:
          amount === null
            ? t('referral_received_all_toast')
            : t('referral_received_toast', { amount: moneyText(amount) }),
        notDone: t('referral_not_done_toast'),
      };
    },
  });
}
