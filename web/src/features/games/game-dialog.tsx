import { WALLET } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safeImageUrl } from '../../html/safe-url.ts';
import type { MoneyAction } from '../../shared/orders/action-state.ts';
import { gameMoveOf } from '../../shared/orders/game-move.ts';
import type { TransferOrder } from '../../shared/orders/transfer-order.ts';
import { useResume } from '../../shared/orders/use-resume.ts';
import { useOutcome } from '../../shared/orders/use-outcome.ts';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { Loading } from '../../shared/texts/loading.tsx';
import { useMoneyText } from '../../shared/texts/use-money-text.ts';
import { WalletFailed } from '../../shared/texts/wallet-failed.tsx';
import type { Movement } from '../../shared/wallet/movements.ts';
import { walletAtom } from '../../shared/wallet/wallet-state.ts';
import { gameArt } from '../../ui/art/game-art.ts';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { forgetCredentialsAtom } from './credentials-state.ts';
import { GameBalance } from './game-balance.tsx';
import { OpenAccount } from './open-account.tsx';
import { OpenedGame } from './opened-game.tsx';

export function GameDialog({ code }: { code: string }) {
  const { t } = useTranslation(['games', 'common']);
  const state = useAtomValue(walletAtom);
  const close = useSetAtom(closeDialogAtom);
  const forgetCredentials = useSetAtom(forgetCredentialsAtom);
  // While a request is running, a stray tap must not close the screen that shows its result.
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => () => forgetCredentials(), [forgetCredentials]);

  // When the member comes back from a game, it may open before the wallet has loaded.
  const isLoading = state.status === 'loading';
  const account =
    state.status === 'ready' ? state.wallet.gameAccounts.find((game) => game.code === code) : undefined;
  const picture = account?.picture ? safeImageUrl(account.picture, document.baseURI) : null;

  return (
    <Sheet
      open
      drawer
      onOpenChange={(open) => !open && close()}
      title={account?.name ?? t('title')}
      closeLabel={t('common:close_button')}
      dismissible={!isBusy}
      cover={
        account && {
          art: picture ?? gameArt(code),
          detail: account.isActive ? <GameBalance account={account} /> : null,
        }
      }
    >
      {isLoading ? (
        <Loading>
          <Skeleton lines={7} />
        </Loading>
      ) : state.status === 'failed' ? (
        <WalletFailed title={t('common:not_loaded.title')} text={t('common:not_loaded.text')} />
      ) : !account ? (
        <>
          <EmptyState role="status" title={t('gone_title')} text={t('gone_text')} headingLevel={3} />
          <ResumeMove code={code} game={code} />
        </>
      ) : account.isActive ? (
        <OpenedGame account={account} onBusy={setIsBusy} />
      ) : (
        <>
          <OpenAccount account={account} onBusy={setIsBusy} />
          <ResumeMove code={code} game={account.name} />
        </>
      )}
    </Sheet>
  );
}

/** Shows the outcome of an open transfer of a game that was closed or removed, which has no form to show it. (W1) */
function ResumeMove({ code, game }: { code: string; game: string }) {
  const { t } = useTranslation('games');
  const resume = useSetAtom(gameMoveOf(code).resumeAtom);
  const moneyText = useMoneyText();
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
