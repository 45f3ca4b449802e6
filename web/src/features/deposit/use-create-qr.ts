import type { Satang } from 'contracts/rules';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../state/use-failure-text.ts';
import { showToast } from '../../ui/toast.tsx';
import { createQrAction } from './deposit-state.ts';

/** Creates a QR and tells a refusal in a red toast, wherever the member is by then. [8.24] */
export function useCreateQr(): (amount: Satang) => Promise<void> {
  const { t } = useTranslation(['deposit', 'common']);
  const run = useSetAtom(createQrAction.runAtom);
  const reset = useSetAtom(createQrAction.resetAtom);
  const failureText = useFailureText();
  return async (amount) => {
    const end = await run(amount);
    if (end?.status === 'refused') {
      showToast({ kind: 'error', text: failureText({ kind: 'refused', code: end.code, status: 0 }) });
    } else if (end?.status === 'offline') {
      showToast({ kind: 'error', text: failureText({ kind: 'offline' }) });
    } else if (end?.status === 'not-done') {
      showToast({ kind: 'error', text: t('not_done_toast') });
    }
    if (end && end.status !== 'unsettled') reset();
  };
}
