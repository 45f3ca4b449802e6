import { useSetAtom, useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isOpen, type MoneyAction } from '../../shared/orders/action-state.ts';
import { showToast } from '../../ui/toast/toast.tsx';
import { closeClaimFailureAtom } from './coupons/claim-play.ts';
import { closeSpinFailureAtom } from './spin-play.ts';
import { isPageOpenAtom } from './spin-state.ts';
import { type Topic, useSpinOutcome } from './use-spin-outcome.ts';

/**
 * Tells a member who has left the wheel how a spin or claim ended, in a toast. Only the wheel shows a prize, so the toast says
 * where it waits. (S2)
 */
export function useAwayNotice(about: Topic): (end: MoneyAction<unknown, unknown> | null) => void {
  const { t } = useTranslation('spin');
  const store = useStore();
  const closeFailure = useSetAtom(about === 'spin' ? closeSpinFailureAtom : closeClaimFailureAtom);
  const { notify } = useSpinOutcome(about);
  return (end) => {
    if (end === null || store.get(isPageOpenAtom)) return;
    if (end.status === 'succeeded') return showToast({ kind: 'info', text: t('away.done_toast') });
    if (isOpen(end)) return showToast({ kind: 'info', text: t(`away.open_${about}_toast`) });
    notify(end);
    // Otherwise the wheel tells it again.
    closeFailure();
  };
}
