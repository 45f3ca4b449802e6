import { useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeDialogAtom } from '../../../shared/session/dialog-state.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import type { QrMethod } from '../methods/deposit-methods.ts';
import { isShown } from '../methods/deposit-navigation.ts';
import { qrDeposit } from './qr-deposit.ts';

/**
 * "I have paid": checks the balance and the QR. A payment shows its receipt. Otherwise the dialog closes with a notice
 * that its money has arrived, or that no payment was found yet and to check the balance. [4.04]
 */
export function usePaymentCheck(method: QrMethod) {
  const { t } = useTranslation('deposit');
  const store = useStore();
  const run = useSetAtom(qrDeposit(method.provider).checkPaymentAtom);
  const [isChecking, setIsChecking] = useState(false);

  const check = async () => {
    setIsChecking(true);
    const found = await run();
    setIsChecking(false);
    if (!found) return;
    const isHere = isShown(store.get, method);
    if (found === 'paid') {
      if (!isHere) showToast({ kind: 'success', text: t('paid_title') });
    } else if (found === 'unknown') showToast({ kind: 'error', text: t('check_failed_toast') });
    else {
      if (found === 'arrived') showToast({ kind: 'success', text: t('paid_title') });
      else showToast({ kind: 'info', text: t('not_seen_toast') });
      if (isHere) store.set(closeDialogAtom);
    }
  };
  return { check: () => void check(), isChecking };
}
