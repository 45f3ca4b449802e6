import { useTranslation } from 'react-i18next';
import { useMoneyText } from '../../../shared/texts/use-money-text.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useAwayNotice } from '../use-away-notice.ts';
import type { ClaimEnd } from './claim-play.ts';
import { useCouponTitle } from './use-coupon-title.ts';

export function useClaimToast(): (end: ClaimEnd) => void {
  const { t } = useTranslation('spin');
  const moneyText = useMoneyText();
  const titleOf = useCouponTitle();
  const notifyAway = useAwayNotice('claim');
  return (end) => {
    if (end?.status !== 'succeeded') return notifyAway(end);
    const { amount } = end.done;
    const text =
      amount === null
        ? t('claim.done_thing_toast', { name: titleOf(end.done) })
        : t('claim.done_toast', { amount: moneyText(amount) });
    showToast({ kind: 'success', text });
  };
}
