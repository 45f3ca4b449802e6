import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { MoneyAction } from '../../../shared/orders/money-action.ts';
import { showToast } from '../../../ui/overlay/toast.tsx';
import type { QrDeposit } from './qr-deposit.ts';
import type { LiveQr } from './qr-record.ts';
import { useOutcome } from '../methods/use-outcome.ts';

/** Cancels a QR and tells how that ended. [4.04] [7.47] */
export function useCancelQr({ cancelAction }: QrDeposit) {
  const { t } = useTranslation('deposit');
  const run = useSetAtom(cancelAction.runAtom);
  const reset = useSetAtom(cancelAction.resetAtom);
  const tellOutcome = useOutcome('qr');
  const tell = (end: MoneyAction<LiveQr, true>) => {
    const done = t('cancelled_toast');
    // The screen goes back to no QR without a word.
    if (end.status === 'succeeded') showToast({ kind: 'success', text: done });
    else tellOutcome(end, { notDone: t('cancel_not_done_toast'), done });
    reset();
  };
  return {
    cancel: async (qr: LiveQr) => {
      const end = await run(qr);
      if (end) tell(end);
    },
    tell,
  };
}
