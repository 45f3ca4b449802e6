import { useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeDialogAtom, dialogAtom } from '../../../shared/session/dialog-state.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import type { QrMethod } from '../methods/deposit-methods.ts';
import { depositScreenAtom } from '../methods/deposit-navigation.ts';
import { qrDeposit } from './qr-deposit.ts';

/**
 * "I have paid": checks the balance and the QR. A payment shows its receipt. Otherwise the dialog closes with a notice
 * that no payment was found yet and to check the balance. [4.04]
 */
export function usePaymentCheck({ id, provider }: QrMethod) {
  const { t } = useTranslation('deposit');
  const store = useStore();
  const run = useSetAtom(qrDeposit(provider).checkPaymentAtom);
  const [isChecking, setIsChecking] = useState(false);

  const check = async () => {
    setIsChecking(true);
    const found = await run();
    setIsChecking(false);
    if (!found) return;
    const screen = store.get(depositScreenAtom);
    const isShown =
      store.get(dialogAtom)?.name === 'deposit' && screen.at === 'method' && screen.method.id === id;
    if (found === 'paid') {
      if (!isShown) showToast({ kind: 'success', text: t('paid_title') });
    } else if (found === 'unknown') showToast({ kind: 'error', text: t('check_failed_toast') });
    else {
      showToast({ kind: 'info', text: t('not_seen_toast') });
      if (isShown) store.set(closeDialogAtom);
    }
  };
  return { check: () => void check(), isChecking };
}
