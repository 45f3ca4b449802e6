import { useTranslation } from 'react-i18next';
import type { Coupon } from '../spin-replies.ts';

export function useCouponTitle(): (coupon: Pick<Coupon, 'name' | 'label'>) => string {
  const { t } = useTranslation('spin');
  return ({ name, label }) => name || label || t('coupons.unnamed');
}
