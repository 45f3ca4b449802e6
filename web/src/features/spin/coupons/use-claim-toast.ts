import { useTranslation } from 'react-i18next';
import { useMoneyText } from '../../../shared/texts/use-money-text.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import type { End } from '../spin-orders.ts';
import type { Coupon } from '../spin-replies.ts';
import { useAwayNotice } from '../use-away-notice.ts';
import { useCouponTitle } from './use-coupon-title.ts';

export function useClaimToast(): (end: End<Coupon>) => void {
  const { t } = useTranslation('spin');
  const moneyText = useMoneyText();
  const titleOf = useCouponTitle();
  const notifyAway = useAwayNotice('claim');
  return (end) => {
    if (end.kind !== 'done') return notifyAway(end);
    const { amount } = end.done;
    const text =
      amount === null
        ? t('claim.done_thing_toast', { name: titleOf(end.done) })
        : t('claim.done_toast', { amount: moneyText(amount) });
    showToast({ kind: 'success', text });
  };
}
