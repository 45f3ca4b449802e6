import { useBackOnline } from '../../shared/visit/use-back-online.ts';
import { Loading } from '../../shared/texts/loading.tsx';
import type { Satang } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/form/button-link.tsx';
import { closeDialogAtom, openDialogAtom } from '../../shared/session/dialog-state.ts';
import { isUnknown } from '../../shared/orders/action-state.ts';
import { noteKnownRowsAtom } from '../../shared/wallet/movements.ts';
import { OpenOutcome } from '../../shared/orders/open-outcome.tsx';
import { OrderAlert } from '../../shared/orders/order-alert.tsx';
import { OldNotice } from '../../shared/texts/paged-footer.tsx';
import { useAmountInput } from '../../shared/texts/use-amount-input.ts';
import { useOrder } from '../../shared/orders/use-order.ts';
import { useReread } from '../../shared/visit/use-reread.ts';
import { WalletFailed } from '../../shared/texts/wallet-failed.tsx';
import { loadWalletAtom, walletAtom } from '../../shared/wallet/wallet-state.ts';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawReceipt } from './withdraw-receipt.tsx';
import { WithdrawReview } from './withdraw-review.tsx';
import {
  AMOUNT_DRAFT,
  loadActiveBonusAtom,
  loadWithdrawLimitsAtom,
  withdrawAction,
  withdrawLimitsAtom,
} from './withdraw-state.ts';

/** Heights of the form's parts, from above. */
const PARTS = ['4rem', '8.25rem', '1.5rem', '3rem', '12.75rem', 'var(--target-main)'];

export function WithdrawDialog() {
  const { t } = useTranslation(['withdraw', 'home', 'outcome', 'common']);
  const wallet = useAtomValue(walletAtom);
  const limits = useAtomValue(withdrawLimitsAtom);
  const loadWallet = useSetAtom(loadWalletAtom);
  const loadLimits = useSetAtom(loadWithdrawLimitsAtom);
  const loadActiveBonus = useSetAtom(loadActiveBonusAtom);
  const noteKnownRows = useSetAtom(noteKnownRowsAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const closeDialog = useSetAtom(closeDialogAtom);
  const order = useOrder('withdraw', withdrawAction, (amount) => amount);
  const input = useAmountInput(AMOUNT_DRAFT);
  const [reviewed, setReviewed] = useState<Satang | null>(null);
  const state = useAtomValue(withdrawAction.stateAtom);

  useEffect(() => {
    void noteKnownRows();
    void loadWallet();
    void loadLimits();
    void loadActiveBonus();
  }, [noteKnownRows, loadWallet, loadLimits, loadActiveBonus]);
  useReread(() => {
    void loadActiveBonus();
    void loadLimits();
  });
  useBackOnline(() => {
    void loadActiveBonus();
    if (limits.status === 'failed') void loadLimits();
  });

  // The limits may have changed since the last read. [5.16]
  useEffect(() => {
    if (state.status === 'refused') void loadLimits();
  }, [state.status, loadLimits]);

  // The receipt shows the success; closing it closes the dialog and refreshes the wallet. [2.45] [4.05]
  const close = () => {
    if (state.status === 'succeeded') void loadWallet();
    order.reset();
    closeDialog();
  };

  const content = () => {
    if (isUnknown(state))
      return (
        <OpenOutcome
          support={{ topic: 'withdraw', amount: state.input }}
          action={state}
          amount={state.input}
          onCheckAgain={order.checkAgain}
        />
      );
    if (state.status === 'succeeded') {
      const account = wallet.status === 'ready' ? wallet.wallet.bankAccount : null;
      return <WithdrawReceipt withdrawal={state.done} account={account} onDone={close} />;
    }
    if (wallet.status === 'failed' || limits.status === 'failed')
      return (
        <WalletFailed
          title={t('failed_title')}
          text={t('failed_text')}
          onRetry={() => {
            void loadWallet();
            void loadLimits();
          }}
        />
      );
    if (wallet.status === 'loading' || limits.status === 'loading')
      return (
        <Loading>
          <Skeleton parts={PARTS} />
        </Loading>
      );
    const { bankAccount, total, gameAccounts } = wallet.wallet;
    if (!bankAccount)
      return (
        <EmptyState
          title={t('no_bank_title')}
          text={t('no_bank_text')}
          action={
            <ButtonLink to="/user/contact" onClick={close}>
              {t('common:title.contact')}
            </ButtonLink>
          }
        />
      );
    // While it is sent, the money may have left the wallet before the answer comes.
    const isSending = state.status === 'sending';
    if (
      total !== null &&
      total <= 0 &&
      !isSending &&
      !wallet.isOld &&
      !gameAccounts.some(({ isUnread }) => isUnread)
    )
      return (
        <EmptyState
          title={t('empty_title')}
          text={t('empty_text')}
          action={
            <Button kind="gold" onClick={() => openDialog({ name: 'deposit' })}>
              {t('home:deposit_button')}
            </Button>
          }
        />
      );
    const old = wallet.isOld && <Callout tone="warning">{t('home:old_balance')}</Callout>;
    if (reviewed !== null)
      return (
        <>
          {old}
          <WithdrawReview
            amount={reviewed}
            wallet={wallet.wallet}
            account={bankAccount}
            isBusy={isSending}
            onConfirm={() => order.run(reviewed)}
            onChange={() => setReviewed(null)}
          />
        </>
      );
    return (
      <>
        {old}
        {limits.isOld && <OldNotice onRetry={() => loadLimits()} />}
        <WithdrawForm
          wallet={wallet.wallet}
          isOld={wallet.isOld}
          account={bankAccount}
          limits={limits.limits}
          input={input}
          onReview={setReviewed}
        />
      </>
    );
  };

  const titleKey = isUnknown(state)
    ? 'unknown_title'
    : state.status === 'succeeded'
      ? 'receipt_title'
      : reviewed === null
        ? 'title'
        : 'review_title';

  return (
    <Sheet
      open
      drawer
      onOpenChange={(open) => !open && close()}
      title={t(titleKey)}
      closeLabel={t('common:close_button')}
      // While a request is running, a stray tap must not close the screen that shows its result.
      dismissible={state.status !== 'sending'}
    >
      {content()}
      <OrderAlert name="withdraw" order={order} />
    </Sheet>
  );
}
