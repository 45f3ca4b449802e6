import { WALLET } from 'contracts/rules';
import { Loading } from '../../shared/texts/loading.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { isOpen, isUnknown } from '../../shared/orders/action-state.ts';
import { noteKnownRowsAtom } from '../../shared/wallet/movements.ts';
import { OpenOutcome } from '../../shared/orders/open-outcome.tsx';
import { OrderAlert } from '../../shared/orders/order-alert.tsx';
import { useOrder } from '../../shared/orders/use-order.ts';
import { WalletFailed } from '../../shared/texts/wallet-failed.tsx';
import { loadWalletAtom, walletAtom } from '../../shared/wallet/wallet-state.ts';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import { ButtonLink } from '../../ui/form/button-link.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { BringBack } from './bring-back.tsx';
import { TransferForm } from './transfer-form.tsx';
import { TransferReceipt } from './transfer-receipt.tsx';
import { accountsOf } from './transfer-rules.ts';
import { bringBackAction, transferAction } from './transfer-state.ts';
import styles from './transfer.module.css';

export function TransferDialog() {
  const { t } = useTranslation(['transfer', 'home', 'outcome', 'common']);
  const state = useAtomValue(walletAtom);
  const loadWallet = useSetAtom(loadWalletAtom);
  const noteKnownRows = useSetAtom(noteKnownRowsAtom);
  const closeDialog = useSetAtom(closeDialogAtom);
  const transfer = useOrder('transfer', transferAction, ({ amount }) => amount);
  const bringBack = useOrder('bring_back', bringBackAction, () => null);
  const done =
    transfer.state.status === 'succeeded'
      ? { ...transfer.state.input, movement: transfer.state.done }
      : bringBack.state.status === 'succeeded'
        ? { from: null, to: WALLET, movement: bringBack.state.done }
        : null;

  useEffect(() => {
    void noteKnownRows();
    void loadWallet();
  }, [noteKnownRows, loadWallet]);

  const startOver = () => {
    void noteKnownRows();
    void loadWallet();
    transfer.reset();
    bringBack.reset();
  };
  // The receipt shows the success; closing it closes the dialog and refreshes the wallet. [2.45] [4.05]
  const close = () => {
    if (done) void loadWallet();
    transfer.reset();
    bringBack.reset();
    closeDialog();
  };
  const accounts = state.status === 'ready' ? accountsOf(state.wallet, state.isOld) : [];
  const isAsked = isUnknown(transfer.state) || isUnknown(bringBack.state);

  return (
    <Sheet
      open
      drawer
      onOpenChange={(open) => !open && close()}
      title={t(isAsked ? 'unknown_title' : done ? 'receipt_title' : 'title')}
      closeLabel={t('common:close_button')}
      // While a request is running, a stray tap must not close the screen that shows its result.
      dismissible={transfer.state.status !== 'sending' && bringBack.state.status !== 'sending'}
    >
      {isUnknown(transfer.state) && (
        <OpenOutcome
          support={{ topic: 'transfer', amount: transfer.state.input.amount }}
          action={transfer.state}
          amount={transfer.state.input.amount}
          onCheckAgain={transfer.checkAgain}
        />
      )}
      {isUnknown(bringBack.state) && (
        <OpenOutcome
          support={{ topic: 'transfer' }}
          action={bringBack.state}
          onCheckAgain={bringBack.checkAgain}
        />
      )}
      {done ? (
        <TransferReceipt {...done} accounts={accounts} onAgain={startOver} onDone={close} />
      ) : isAsked && state.status !== 'ready' ? null : state.status === 'failed' ? (
        <WalletFailed title={t('failed_title')} text={t('failed_text')} />
      ) : state.status === 'loading' ? (
        <Loading>
          <Skeleton parts={['9rem', '8.625rem', '3rem', '6rem', '8.5rem', 'var(--target-main)']} />
        </Loading>
      ) : accounts.length === 1 ? (
        <EmptyState
          title={t('no_games_title')}
          text={t('no_games_text')}
          action={
            <ButtonLink to="/user/home" kind="gold" onClick={close}>
              {t('see_games_button')}
            </ButtonLink>
          }
        />
      ) : (
        // Keeps the input while the result of a request is checked.
        <div hidden={isAsked} className={styles.content}>
          {state.isOld && <Callout tone="warning">{t('home:old_balance')}</Callout>}
          <TransferForm
            accounts={accounts}
            order={transfer}
            disabled={isOpen(bringBack.state)}
            hidden={isAsked}
          />
          <BringBack accounts={accounts} order={bringBack} disabled={isOpen(transfer.state)} />
        </div>
      )}
      <OrderAlert name="transfer" order={transfer} />
      <OrderAlert name="bring_back" order={bringBack} />
    </Sheet>
  );
}
