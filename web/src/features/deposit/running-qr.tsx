import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/amount-text.ts';
import { closeDialogAtom } from '../../state/dialog-state.ts';
import { loadWalletAtom } from '../../state/wallet-state.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { Paper } from '../../ui/paper.tsx';
import { QrImage } from '../../ui/qr-image.tsx';
import { showToast } from '../../ui/toast.tsx';
import { cancelQrAction, type LiveQr } from './deposit-state.ts';
import { QrCountdown } from './qr-countdown.tsx';
import { useCancelQr } from './use-cancel-qr.ts';
import { usePaymentWatch } from './use-payment-watch.ts';
import styles from './deposit.module.css';

/** A QR that can be paid, until its time is up. [2.50] [4.04] */
export function RunningQr({ qr }: { qr: LiveQr }) {
  const { t } = useTranslation(['deposit', 'common']);
  const cancellation = useAtomValue(cancelQrAction.stateAtom);
  const close = useSetAtom(closeDialogAtom);
  const loadWallet = useSetAtom(loadWalletAtom);
  const cancel = useCancelQr();
  const [isAsking, setIsAsking] = useState(false);
  usePaymentWatch(qr);

  const amount = formatAmount(qr.amount);
  // "I have paid": a notice to check the balance, and the dialog closes. [4.04]
  const confirm = () => {
    void loadWallet();
    showToast({ kind: 'info', text: t('confirmed_toast') });
    close();
  };

  return (
    <div className={styles.running}>
      <Paper>
        <QrImage svg={qr.svg} alt={t('qr_alt', { amount })} />
        <Amount value={qr.amount} size="head" unit={t('common:unit.baht')} />
      </Paper>
      <QrCountdown qr={qr} />
      <ol className={styles.steps}>
        <li>{t('step_open')}</li>
        <li>{t('step_check', { amount })}</li>
        <li>{t('step_done')}</li>
      </ol>
      <p className={styles.hint}>{t('scan_hint')}</p>
      <Button kind="gold" wide onClick={confirm}>
        {t('confirm_button')}
      </Button>
      <Button kind="bare" wide busy={cancellation.status === 'sending'} onClick={() => setIsAsking(true)}>
        {t('cancel_button')}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('cancel_question_title')}
        text={t('cancel_question_text')}
        confirmLabel={t('cancel_confirm_button')}
        cancelLabel={t('cancel_keep_button')}
        kind="danger"
        onConfirm={() => void cancel(qr)}
      />
    </div>
  );
}
