import { useSetAtom, useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isOpen, type MoneyAction } from '../../../shared/orders/money-action.ts';
import { noteRefusalAtom } from '../../../shared/orders/money-wait.ts';
import { useFailureText } from '../../../shared/texts/use-failure-text.ts';
import { loadWalletAtom } from '../../../shared/wallet/wallet-state.ts';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { shownMethodKindAtom } from './deposit-navigation.ts';
import type { DepositMethod } from './deposit-methods.ts';

interface Sentences {
  /** The truth was read, and nothing has happened. */
  notDone: string;
  /** It has happened; said when no screen shows it. */
  done: string;
  /** Another window is at it; about money when left out. */
  busy?: string;
}

/**
 * Tells how an order of a way ended, wherever the member is by then: in a red toast the reason of a refusal, the missing
 * connection, or that it has not been done. [8.22] [8.24] A refusal that shows on the screen of the way is told there, that
 * of a QR in both places. @returns whether it shows on the screen of the way.
 */
export function useOutcome(kind: DepositMethod['kind']) {
  const { t } = useTranslation('outcome');
  const store = useStore();
  const loadWallet = useSetAtom(loadWalletAtom);
  const noteRefusal = useSetAtom(noteRefusalAtom);
  const failureText = useFailureText();

  const complaintOf = (end: MoneyAction<unknown, unknown>, { notDone, busy }: Sentences): string | null => {
    if (end.status === 'refused') return failureText({ kind: 'refused', code: end.code, status: 0 });
    if (end.status === 'offline') return failureText({ kind: 'offline' });
    if (end.status === 'unprepared') return t('unprepared_text');
    if (end.status === 'withheld') return busy ?? t('busy_text');
    return end.status === 'not-done' ? notDone : null;
  };

  return (end: MoneyAction<unknown, unknown>, sentences: Sentences): boolean => {
    const isShown = store.get(shownMethodKindAtom) === kind;
    if (end.status === 'succeeded') {
      if (!isShown) showToast({ kind: 'success', text: sentences.done });
      return isShown;
    }
    if (end.status === 'refused') noteRefusal(end.code);
    const isToldThere = end.status === 'refused' && isShown && kind !== 'qr';
    const complaint = isToldThere ? null : complaintOf(end, sentences);
    if (complaint !== null) showToast({ kind: 'error', text: complaint });
    // What did not come about may have been asked for on figures that are old.
    if (!isOpen(end)) void loadWallet();
    return isShown;
  };
}
