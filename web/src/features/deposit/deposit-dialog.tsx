import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { closeDialogAtom } from '../../state/dialog-state.ts';
import { isOpen } from '../../state/money-action.ts';
import { Bone } from '../../ui/bone.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { depositOptionsAtom, loadDepositOptionsAtom } from './deposit-options.ts';
import { cancelQrAction, createQrAction, loadQrAtom, qrAtom, startOverAtom } from './deposit-state.ts';
import { PaidQr } from './paid-qr.tsx';
import { QrForm } from './qr-form.tsx';
import { RunningQr } from './running-qr.tsx';
import { UnconfirmedNote } from './unconfirmed-note.tsx';

/** Paying money in by QR. [2.48] [2.50] */
export function DepositDialog() {
  const { t } = useTranslation(['deposit', 'common']);
  const options = useAtomValue(depositOptionsAtom);
  const qr = useAtomValue(qrAtom);
  const creation = useAtomValue(createQrAction.stateAtom);
  const cancellation = useAtomValue(cancelQrAction.stateAtom);
  const loadOptions = useSetAtom(loadDepositOptionsAtom);
  const loadQr = useSetAtom(loadQrAtom);
  const startOver = useSetAtom(startOverAtom);
  const close = useSetAtom(closeDialogAtom);

  useEffect(() => {
    startOver();
    void loadOptions();
    void loadQr();
  }, [startOver, loadOptions, loadQr]);

  const reload = () => {
    void loadOptions();
    void loadQr();
  };
  // While an order is on its way, a stray tap must not close the screen that tells how it ends.
  const isBusy = creation.status === 'sending' || cancellation.status === 'sending';
  const isFailed = options.status === 'failed' || qr.status === 'failed';
  const isLoading = options.status === 'loading' || qr.status === 'loading';

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && close()}
      title={t(qr.status === 'live' ? 'qr_title' : 'title')}
      closeLabel={t('common:close_button')}
      dismissible={!isBusy}
    >
      {isFailed ? (
        <EmptyState
          title={t('failed_title')}
          text={t('failed_text')}
          action={<Button onClick={reload}>{t('common:retry_button')}</Button>}
        />
      ) : isLoading ? (
        <DepositBones label={t('common:loading')} />
      ) : isOpen(creation) && creation.status !== 'sending' ? (
        <UnconfirmedNote action={createQrAction} />
      ) : isOpen(cancellation) && cancellation.status !== 'sending' ? (
        <UnconfirmedNote action={cancelQrAction} />
      ) : qr.status === 'live' ? (
        <RunningQr key={qr.qr.id} qr={qr.qr} />
      ) : qr.status === 'paid' ? (
        <PaidQr amount={qr.amount} />
      ) : options.takesQr ? (
        <QrForm />
      ) : (
        <EmptyState title={t('none_title')} text={t('none_text')} />
      )}
    </Sheet>
  );
}

/** Bones in the shape of the form that follows. */
function DepositBones({ label }: { label: string }) {
  return (
    <div aria-busy="true" aria-label={label} role="status">
      <Bone shape="deposit" />
    </div>
  );
}
