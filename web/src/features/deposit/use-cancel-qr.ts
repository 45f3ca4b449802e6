import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../state/use-failure-text.ts';
import { showToast } from '../../ui/toast.tsx';
import { cancelQrAction, type LiveQr } from './deposit-state.ts';

/** Cancels a QR and tells how that ended. [4.04] [7.47] */
export function useCancelQr(): (qr: LiveQr) => Promise<void> {
  const { t } = useTranslation(['deposit', 'common']);
  const run = useSetAtom(cancelQrAction.runAtom);
  const reset = useSetAtom(cancelQrAction.resetAtom);
  const failureText = useFailureText();
  return async (qr) => {
    const end = await run(qr);
    if (!end) return;
    if (end.status === 'succeeded') showToast({ kind: 'success', text: t('cancelled_toast') });
    else if (end.status === 'refused') {
      showToast({ kind: 'error', text: failureText({ kind: 'refused', code: end.code, status: 0 }) });
    } else if (end.status === 'offline') showToast({ kind: 'error', text: failureText({ kind: 'offline' }) });
    else if (end.status === 'not-done') showToast({ kind: 'error', text: t('cancel_not_done_toast') });
    if (end.status !== 'unsettled') reset();
  };
}
