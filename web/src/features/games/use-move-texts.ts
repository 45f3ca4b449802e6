import { type Satang, TRANSFER_MINIMUM, WALLET } from 'contracts/rules';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/amount-text.ts';
import type { MoneyAction } from '../../shared/orders/action-state.ts';
import type { OutcomeWords } from '../../shared/orders/outcome.ts';
import type { TransferOrder } from '../../shared/orders/transfer-order.ts';
import { useMoneyText } from '../../shared/texts/use-money-text.ts';
import type { MoveRefusal } from './game-rules.ts';

export function useMoveError() {
  const { t } = useTranslation('games');
  return (refusal: MoveRefusal | null, available: Satang | null, isSubmitted: boolean): string | null => {
    switch (refusal) {
      case null:
      case 'no-amount':
        return null;
      case 'above-wallet':
        return t('above_wallet', { amount: formatAmount(available ?? TRANSFER_MINIMUM) });
      case 'zero':
      case 'below-minimum':
        return isSubmitted ? t('below_minimum', { amount: formatAmount(TRANSFER_MINIMUM) }) : null;
    }
  };
}

/** What is said of a transfer between the wallet and a game. */
export function useMoveWords(game: string): (move: MoneyAction<TransferOrder, unknown>) => OutcomeWords {
  const { t } = useTranslation('games');
  const moneyText = useMoneyText();
  return (move) => {
    const order = move.status === 'idle' ? null : move.input;
    const amount = order ? moneyText(order.amount) : '';
    return {
      done: t(order?.to === WALLET ? 'moved_out_toast' : 'moved_toast', { amount, game }),
      title: t('move_failed_title'),
      notDone: t('move_not_done'),
      amount,
    };
  };
}
