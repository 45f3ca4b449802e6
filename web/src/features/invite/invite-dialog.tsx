import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnknown } from '../../shared/orders/action-state.ts';
import { OpenOutcome } from '../../shared/orders/open-outcome.tsx';
import { OutcomeAlert } from '../../shared/orders/outcome-alert.tsx';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { useReread } from '../../shared/visit/use-reread.ts';
import { WalletFailed } from '../../shared/texts/wallet-failed.tsx';
import { noteKnownRowsAtom } from '../../shared/wallet/movements.ts';
import { loadWalletAtom, walletAtom } from '../../shared/wallet/wallet-state.ts';
import { RewardSkeleton } from '../../shared/rewards/reward-skeleton.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { InviteOverview } from './invite-overview.tsx';
import { inviteList } from './invite-rows.ts';
import { PartForm } from './part-form.tsx';
import { useInviteOrders } from './use-invite-orders.ts';

export function InviteDialog() {
  const { t } = useTranslation(['invite', 'home', 'outcome', 'common']);
  const wallet = useAtomValue(walletAtom);
  const loadWallet = useSetAtom(loadWalletAtom);
  const noteKnownRows = useSetAtom(noteKnownRowsAtom);
  const showPage = useSetAtom(inviteList.showPageAtom);
  const reread = useSetAtom(inviteList.rereadAtom);
  const closeDialog = useSetAtom(closeDialogAtom);
  const { all, part } = useInviteOrders();
  const { platform } = useAtomValue(servicesAtom);
  const [isPart, setIsPart] = useState(false);

  useEffect(() => {
    void noteKnownRows();
    void loadWallet();
    void showPage(1);
  }, [noteKnownRows, loadWallet, showPage]);
  useReread(() => void reread());

  const close = () => {
    all.reset();
    part.reset();
    closeDialog();
  };
  const unknown = [all, part].find(({ state }) => isUnknown(state));
  const isSending = all.state.status === 'sending' || part.state.status === 'sending';
  const isFormShown = isPart && !unknown && wallet.status === 'ready';

  const content = () => {
    const open = [all, part].find(({ state }) => isUnknown(state));
    if (open && isUnknown(open.state))
      return (
        <OpenOutcome
          support={{ topic: 'invite', amount: open.state.input }}
          action={open.state}
          amount={open.state.input}
          onCheckAgain={open.checkAgain}
        />
      );
    if (wallet.status === 'failed') return <WalletFailed title={t('failed_title')} text={t('failed_text')} />;
    if (wallet.status === 'loading') return <RewardSkeleton />;
    if (isPart) return <PartForm wallet={wallet.wallet} isOld={wallet.isOld} order={part} />;
    return (
      <InviteOverview
        wallet={wallet.wallet}
        isOld={wallet.isOld}
        order={all}
        onPart={() => setIsPart(true)}
      />
    );
  };

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && close()}
      title={t(unknown ? 'unknown_title' : isFormShown ? 'part_title' : 'common:title.invite')}
      closeLabel={t('common:close_button')}
      back={isFormShown ? { label: t('part_back'), onBack: () => setIsPart(false) } : undefined}
      screen={unknown ? 'open' : isFormShown ? 'part' : wallet.status}
      // While an order is being sent, a stray tap must not close the screen that shows its outcome.
      dismissible={!isSending}
      // A QR code replaces the link on some platforms; it needs the space beside the list.
      wide={!isFormShown && !unknown && !platform.drawCode}
      tall={!isFormShown && !unknown}
    >
      {content()}
      <OutcomeAlert action={all.state} words={all.words} topic="invite" onClose={all.reset} />
      <OutcomeAlert
        action={part.state}
        words={part.words}
        topic="invite"
        onClose={part.reset}
        onConfirm={(amount) => part.run(amount, true)}
      />
    </Sheet>
  );
}
