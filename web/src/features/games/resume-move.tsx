import { WALLET } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { MoneyAction } from '../../shared/orders/action-state.ts';
import { gameMoveOf } from '../../shared/orders/game-move.ts';
import type { TransferOrder } from '../../shared/orders/transfer-order.ts';
import { useOutcome } from '../../shared/orders/use-outcome.ts';
import { useResume } from '../../shared/orders/use-resume.ts';
import { useMoneyText } from '../../shared/texts/use-money-text.ts';
import type { Movement } from '../../shared/wallet/movements.ts';
import { walletAtom } from '../../shared/wallet/wallet-state.ts';

/** Tells how an open transfer of a game ended that no form on the screen shows. (W1) */
export function ResumeMove({ code }: { code: string }) {
  const { t } = useTranslation('games');
  const resume = useSetAtom(gameMoveOf(code).resumeAtom);
  const wallet = useAtomValue(walletAtom);
  const moneyText = useMoneyText();
  const accounts = wallet.status === 'ready' ? wallet.wallet.gameAccounts : [];
  const game = accounts.find((account) => account.code === code)?.name ?? code;
  const wordsOf = (end: MoneyAction<TransferOrder, Movement>) => ({
    done:
      end.status === 'succeeded'
        ? t(end.input.to === WALLET ? 'moved_out_toast' : 'moved_toast', {
            amount: moneyText(end.input.amount),
            game,
          })
        : '',
    title: t('move_failed_title'),
    notDone: t('move_not_done'),
  });
  const { notify } = useOutcome(wordsOf, { namesItself: true, readsWallet: true });
  useResume(() => resume().then(notify));
  return null;
}
