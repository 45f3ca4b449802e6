import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safeImageUrl } from '../../html/safe-url.ts';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { Loading } from '../../shared/texts/loading.tsx';
import { useNotLoadedText } from '../../shared/texts/with-money-safe.ts';
import { WalletFailed } from '../../shared/texts/wallet-failed.tsx';
import { walletAtom } from '../../shared/wallet/wallet-state.ts';
import { gameArt } from '../../ui/art/game-art.ts';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { forgetCredentialsAtom } from './credentials-state.ts';
import { GameBalance } from './game-balance.tsx';
import { OpenAccount } from './open-account.tsx';
import { OpenedGame } from './opened-game.tsx';
import { ResumeMove } from './resume-move.tsx';

export function GameDialog({ code }: { code: string }) {
  const { t } = useTranslation(['games', 'common']);
  const notLoaded = useNotLoadedText();
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
        <WalletFailed title={t('common:not_loaded.title')} text={notLoaded} />
      ) : !account ? (
        <>
          <EmptyState role="status" title={t('gone_title')} text={t('gone_text')} headingLevel={3} />
          <ResumeMove code={code} />
        </>
      ) : account.isActive ? (
        <OpenedGame account={account} onBusy={setIsBusy} />
      ) : (
        <>
          <OpenAccount account={account} onBusy={setIsBusy} />
          <ResumeMove code={code} />
        </>
      )}
    </Sheet>
  );
}
