import { useSetAtom, useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toast/toast.tsx';
import { closeClaimFailureAtom } from './coupons/claim-play.ts';
import type { End } from './spin-orders.ts';
import { closeSpinFailureAtom } from './spin-play.ts';
import { isPageOpenAtom } from './spin-state.ts';
import { type Topic, useSpinFailure } from './use-spin-failure.ts';

/**
 * Tells a member who has left the wheel how a spin or claim ended, in a toast. Only the wheel shows a prize, so the toast says
 * where it waits. (S2)
 */
export function useAwayNotice(about: Topic): (end: End<unknown>) => void {
  const { t } = useTranslation('spin');
  const store = useStore();
  const closeFailure = useSetAtom(about === 'spin' ? closeSpinFailureAtom : closeClaimFailureAtom);
  const { titleOf, textOf } = useSpinFailure(about);
  return (end) => {
    if (end.kind === 'none' || store.get(isPageOpenAtom)) return;
    if (end.kind === 'done') return showToast({ kind: 'info', text: t('away.done_toast') });
    if (end.kind === 'open') return showToast({ kind: 'info', text: t(`away.open_${about}_toast`) });
    showToast({ kind: 'error', text: `${titleOf(end)}: ${textOf(end)}` });
    // Otherwise the wheel tells it again.
    closeFailure();
  };
}
