import { LoadFailed } from '../../../shared/texts/load-failed.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isUnknown } from '../../../shared/orders/action-state.ts';
import { OutcomeCallout } from '../../../shared/orders/outcome-callout.tsx';
import { DepositSkeleton } from '../methods/deposit-skeleton.tsx';
import type { QrMethod } from '../methods/deposit-methods.ts';
import { PaidDeposit } from '../methods/paid-deposit.tsx';
import { CheckingQr } from './checking-qr.tsx';
import { qrDeposit } from './qr-deposit.ts';
import { QrForm } from './qr-form.tsx';
import { RunningQr } from './running-qr.tsx';
import { useBankLabel } from '../methods/use-bank-label.ts';
import { useCancelQr } from './use-cancel-qr.ts';
import { useCreateQr } from './use-create-qr.ts';
import { useUnitOf } from '../methods/use-unit-of.ts';

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
  if (isUnknown(cancellation))
    return <OutcomeCallout action={deposit.cancelAction} onFound={notifyCancellation} />;
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
