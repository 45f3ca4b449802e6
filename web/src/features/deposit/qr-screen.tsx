import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isOpen } from '../../state/money-action.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DepositBones } from './deposit-bones.tsx';
import type { QrWay } from './deposit-ways.ts';
import { PaidDeposit } from './paid-deposit.tsx';
import { qrDeposit } from './qr-deposit.ts';
import { QrForm } from './qr-form.tsx';
import { RunningQr } from './running-qr.tsx';
import { UnconfirmedNote } from './unconfirmed-note.tsx';

/** Paying in by the QR of one provider, in whatever state it is. [2.50] [4.04] */
export function QrScreen({ way }: { way: QrWay }) {
  const { t } = useTranslation(['deposit', 'common']);
  const deposit = qrDeposit(way.provider);
  const qr = useAtomValue(deposit.stateAtom);
  const creation = useAtomValue(deposit.createAction.stateAtom);
  const cancellation = useAtomValue(deposit.cancelAction.stateAtom);
  const load = useSetAtom(deposit.loadAtom);
  const startOver = useSetAtom(deposit.startOverAtom);

  if (isOpen(creation) && creation.status !== 'sending')
    return <UnconfirmedNote action={deposit.createAction} />;
  if (isOpen(cancellation) && cancellation.status !== 'sending')
    return <UnconfirmedNote action={deposit.cancelAction} />;
  switch (qr.status) {
    case 'failed':
      return (
        <EmptyState
          title={t('failed_title')}
          text={t('failed_text')}
          action={<Button onClick={() => void load()}>{t('common:retry_button')}</Button>}
        />
      );
    case 'loading':
      return <DepositBones shape="deposit" />;
    case 'live':
      return <RunningQr key={qr.qr.id} way={way} qr={qr.qr} />;
    case 'paid':
      return (
        <PaidDeposit
          amount={qr.amount}
          asked={qr.asked}
          currency={way.account.currency}
          onAgain={startOver}
        />
      );
    case 'none':
      return <QrForm way={way} hasExpired={qr.ended === 'expired'} />;
  }
}
