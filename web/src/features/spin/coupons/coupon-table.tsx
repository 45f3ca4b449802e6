import { LoadFailed } from '../../../shared/texts/load-failed.tsx';
import { Loading } from '../../../shared/texts/loading.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoneyUnit } from '../../../shared/texts/use-money-unit.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { Skeleton } from '../../../ui/display/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { askToClaimAtom } from './claim-play.ts';
import styles from './coupon-table.module.css';
import { OpenClaim } from './open-claim.tsx';
import { useCouponTitle } from './use-coupon-title.ts';
import type { Coupon } from '../spin-replies.ts';
import { COUPONS_PER_PAGE, couponsOnPage, pagesOf } from '../spin-rules.ts';
import { couponsAtom, loadSpinAtom } from '../spin-state.ts';

export function Coupons() {
  const { t } = useTranslation(['spin', 'common']);
  const state = useAtomValue(couponsAtom);
  const load = useSetAtom(loadSpinAtom);
  const heading = useId();
  return (
    <section className={styles.coupons} aria-labelledby={heading}>
      {state.status === 'ready' && state.list.coupons.length > 0 ? (
        <CouponPages coupons={state.list.coupons} heading={heading} />
      ) : (
        // As high as with a pager, so that the heading stays when the list comes.
        <header className={styles.head}>
          <h2 id={heading}>{t('coupons.heading')}</h2>
        </header>
      )}
      <OpenClaim />
      {state.status === 'loading' && (
        <Loading className={styles.waiting}>
          <Skeleton lines={5} />
        </Loading>
      )}
      {state.status === 'failed' && (
        <LoadFailed title={t('coupons.failed_title')} headingLevel={3} onRetry={() => void load()} />
      )}
      {state.status === 'ready' && state.list.coupons.length === 0 && (
        <EmptyState title={t('coupons.empty_title')} text={t('coupons.empty_text')} headingLevel={3} />
      )}
    </section>
  );
}

function CouponPages({ coupons, heading }: { coupons: readonly Coupon[]; heading: string }) {
  const { t } = useTranslation(['spin', 'money', 'common']);
  const [wanted, setPage] = useState(1);
  const pages = pagesOf(coupons);
  // The wanted page may be gone after the member claimed its last coupon.
  const page = Math.min(wanted, pages);
  const first = (page - 1) * COUPONS_PER_PAGE + 1;
  const rows = couponsOnPage(coupons, page);
  return (
    <>
      <header className={styles.head}>
        <h2 id={heading}>{t('coupons.heading')}</h2>
        {pages > 1 && (
          <nav aria-label={t('money:pager.label')} className={styles.pager}>
            <IconButton
              label={t('money:pager.previous')}
              icon={ChevronLeft}
              aria-disabled={page <= 1 || undefined}
              onClick={() => page > 1 && setPage(page - 1)}
            />
            <span role="status">
              {t('coupons.range', { from: first, to: first + rows.length - 1, total: coupons.length })}
            </span>
            <IconButton
              label={t('money:pager.next')}
              icon={ChevronRight}
              aria-disabled={page >= pages || undefined}
              onClick={() => page < pages && setPage(page + 1)}
            />
          </nav>
        )}
      </header>
      <table className={styles.table} aria-labelledby={heading} data-pages={pages > 1 || undefined}>
        <thead>
          <tr>
            <th scope="col">{t('coupons.column.index')}</th>
            <th scope="col">{t('coupons.column.prize')}</th>
            <th scope="col" className={styles.amount}>
              {t('coupons.column.amount')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('coupons.column.claim')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((coupon, index) => (
            <CouponRow key={coupon.id} coupon={coupon} index={first + index} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function CouponRow({ coupon, index }: { coupon: Coupon; index: number }) {
  const { t } = useTranslation('spin');
  const unit = useMoneyUnit();
  const askToClaim = useSetAtom(askToClaimAtom);
  const title = useCouponTitle()(coupon);
  return (
    <tr>
      <td className={styles.index}>{index}</td>
      <td className={styles.prize}>
        <span className={styles.name}>{title}</span>
        {coupon.label !== '' && coupon.label !== title && (
          <span className={styles.label}>{coupon.label}</span>
        )}
      </td>
      <td className={styles.amount}>
        <Amount value={coupon.amount} size="row" unit={unit} />
      </td>
      <td className={styles.claim}>
        <Button onClick={() => askToClaim(coupon)}>
          {t('coupons.claim_button')} <span className="visually-hidden">{title}</span>
        </Button>
      </td>
    </tr>
  );
}
