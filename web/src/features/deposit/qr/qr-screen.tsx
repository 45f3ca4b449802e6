import { LoadFailed } from '../../../shared/texts/load-failed.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isUnknown } from '../../../shared/orders/action-state.ts';
import { OutcomeCallout } from '../../../shared/orders/outcome-callout.tsx';
import { DepositSkeleton } from '../methods/deposit-skeleton.tsx';
import type { QrMethod } from '../methods/deposit-methods.ts';
import { PaidDeposit } from '../methods/paid-deposit.tsx';
import { CheckingQr } from './checking-qr.tsx';
import { type QrDeposit, qrDeposit } from './qr-deposit.ts';
import { QrForm } from './qr-form.tsx';
import type { LiveQr } from './qr-record.ts';
import { RunningQr } from './running-qr.tsx';
import { useBankLabel } from '../methods/use-bank-label.ts';
import { useCancelQr } from './use-cancel-qr.ts';
import { useCreateQr } from './use-create-qr.ts';
import { usePaymentWatch } from './use-payment-watch.ts';
import { useUnitOf } from '../methods/use-unit-of.ts';

interface OpenCancellationProps {
  deposit: QrDeposit;
  qr: LiveQr;
  onFound: ReturnType<typeof useCancelQr>['notify'];
}

/** The QR may have been paid: its receipt then takes the place of the question. (W2) */
function OpenCancellation({ deposit, qr, onFound }: OpenCancellationProps) {
  usePaymentWatch(deposit, qr);
  return <OutcomeCallout action={deposit.cancelAction} onFound={onFound} />;
}

export function QrScreen({ method }: { method: QrMethod }) {
  const { t } = useTranslation(['deposit', 'common']);
  const deposit = qrDeposit(method.provider);
  const qr = useAtomValue(deposit.stateAtom);
  const creation = useAtomValue(deposit.createAction.stateAtom);
  const cancellation = useAtomValue(deposit.cancelAction.stateAtom);
  const load = useSetAtom(deposit.loadAtom);
  const startOver = useSetAtom(deposit.startOverAtom);
  const bankLabel = useBankLabel();
  const unit = useUnitOf()(method.account.currency);
  const { notify: notifyCreation } = useCreateQr(deposit);
  const { notify: notifyCancellation } = useCancelQr(deposit);

  if (isUnknown(creation))
    return (
      <OutcomeCallout
        support={{ topic: 'deposit', amount: creation.input, unit }}
        action={deposit.createAction}
        onFound={notifyCreation}
      />
    );
  if (isUnknown(cancellation) && qr.status !== 'paid')
    return <OpenCancellation deposit={deposit} qr={cancellation.input} onFound={notifyCancellation} />;
  switch (qr.status) {
    case 'failed':
      return <LoadFailed title={t('failed_title')} text={t('failed_text')} onRetry={() => void load()} />;
    case 'loading':
      return <DepositSkeleton of="qr" />;
    case 'live':
      return <RunningQr key={qr.qr.id} method={method} qr={qr.qr} />;
    case 'checking':
      return <CheckingQr deposit={deposit} qr={qr.qr} other={qr.other} currency={method.account.currency} />;
    case 'paid':
      return (
        <PaidDeposit
          movement={qr.movement}
          from={bankLabel(method.account)}
          currency={method.account.currency}
          onAgain={startOver}
        />
      );
    case 'none':
      return <QrForm method={method} previous={qr} />;
  }
}
