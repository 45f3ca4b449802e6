import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toast.tsx';
import type { QrDeposit } from './qr-deposit.ts';
import type { LiveQr } from './qr-record.ts';
import { useOutcome } from './use-outcome.ts';

/** Cancels a QR and tells how that ended. [4.04] [7.47] */
export function useCancelQr({ cancelAction }: QrDeposit): (qr: LiveQr) => Promise<void> {
  const { t } = useTranslation(['deposit', 'common']);
  const run = useSetAtom(cancelAction.runAtom);
  const reset = useSetAtom(cancelAction.resetAtom);
  const tell = useOutcome();
  return async (qr) => {
    const end = await run(qr);
    if (!end) return;
    if (end.status === 'succeeded') showToast({ kind: 'success', text: t('cancelled_toast') });
    else tell(end, { notDone: t('cancel_not_done_toast') });
    reset();
  };
}
