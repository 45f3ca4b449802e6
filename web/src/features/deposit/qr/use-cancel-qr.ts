import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { CommandState, MoneyAction } from '../../../shared/orders/action-state.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useDepositOutcome } from '../methods/use-deposit-outcome.ts';
import type { CancelEnd } from './qr-actions.ts';
import type { QrDeposit } from './qr-deposit.ts';
import type { LiveQr } from './qr-record.ts';

const isPaid = (end: MoneyAction<LiveQr, CancelEnd>) => end.status === 'succeeded' && end.done === 'paid';

export function useCancelQr({ cancelAction, provider }: QrDeposit) {
  const { t } = useTranslation('deposit');
  const run = useSetAtom(cancelAction.runAtom);
  const reset = useSetAtom(cancelAction.resetAtom);
  const notifyOutcome = useDepositOutcome<LiveQr, CancelEnd>({ kind: 'qr', provider }, (end) => ({
    done: t(isPaid(end) ? 'paid_title' : 'cancelled_toast'),
    notDone: t('cancel_not_done_toast'),
  }));
  const notify = (end: CommandState<LiveQr, CancelEnd>) => {
    const isShown = notifyOutcome(end);
    // The screen returns to no QR without a message; a payment has its receipt.
    if (end.status === 'succeeded' && end.done === 'cancelled' && isShown)
      showToast({ kind: 'success', text: t('cancelled_toast') });
    reset();
  };
  return {
    cancel: async (qr: LiveQr) => {
      const end = await run(qr);
      if (end) notify(end);
    },
    notify,
  };
}
