import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ServerBanner } from '../../../html/server-banner.tsx';
import { outsideText } from '../../../lib/outside-text.ts';
import { isUnknown } from '../../../shared/orders/action-state.ts';
import { OpenOutcome } from '../../../shared/orders/open-outcome.tsx';
import { useRequestWait } from '../../../shared/orders/request-wait.ts';
import { SubmitOrderButton } from '../../../shared/orders/submit-order-button.tsx';
import { RetryButton } from '../../../shared/texts/retry-button.tsx';
import { TakingLong } from '../../../shared/texts/taking-long.tsx';
import { useFailureText } from '../../../shared/texts/use-failure-text.ts';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { Skeleton } from '../../../ui/display/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { SheetFooter } from '../../../ui/overlay/sheet-footer.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { useLastShown } from '../../../shared/visit/use-last-shown.ts';
import type { Promotion } from '../bonus-replies.ts';
import { percentText, withPercent } from '../bonus-rules.ts';
import { artOf } from '../cards/bonus-art.ts';
import { RewardAlert } from '../reward-alert.tsx';
import styles from '../reward-dialog.module.css';
import { useReceivePromotion } from '../use-bonus-orders.ts';
import {
  closePromotionAtom,
  type PromotionSearch,
  promotionSearchAtom,
  searchPromotionAtom,
} from './promotion-search.ts';

export function PromotionDialog() {
  const { t } = useTranslation(['bonus', 'outcome', 'errors', 'common']);
  const search = useAtomValue(promotionSearchAtom);
  const close = useSetAtom(closePromotionAtom);
  const order = useReceivePromotion();
  const { state } = order;
  const shown = useLastShown(search);
  if (!shown) return null;

  const isOpen = isUnknown(state);
  return (
    <Sheet
      open={search !== null}
      onOpenChange={(open) => !open && close()}
      title={isOpen ? t('outcome:checking_title') : t('promotion.title', { code: outsideText(shown.code) })}
      closeLabel={t('common:close_button')}
      screen={isOpen ? 'open' : shown.status}
      dismissible={state.status !== 'sending'}
    >
      {isOpen ? (
        <OpenOutcome support={{ topic: 'bonus' }} action={state} onCheckAgain={order.checkAgain} />
      ) : shown.status === 'found' ? (
        <>
          <FoundPromotion promotion={shown.promotion} />
          <SheetFooter>
            <SubmitOrderButton
              type="button"
              label={t('promotion.receive_button')}
              busy={state.status === 'sending'}
              onClick={() => order.run(shown.code)}
            />
          </SheetFooter>
        </>
      ) : (
        <WithoutPromotion search={shown} />
      )}
      <RewardAlert order={order} />
    </Sheet>
  );
}

function FoundPromotion({ promotion: { percentFail, description } }: { promotion: Promotion }) {
  const { t } = useTranslation('bonus');
  return (
    <>
      <ServerBanner image={null} html={withPercent(description, percentFail)} art={artOf(null)} />
      {percentFail !== null && (
        <dl className={styles.terms}>
          <div>
            <dt>{t('promotion.ending_label')}</dt>
            <dd>{percentText(percentFail)}%</dd>
          </div>
        </dl>
      )}
    </>
  );
}

function WithoutPromotion({ search }: { search: Exclude<PromotionSearch, { status: 'found' }> }) {
  const { t } = useTranslation(['bonus', 'errors', 'common']);
  const failureText = useFailureText();
  const close = useSetAtom(closePromotionAtom);
  const searchAgain = useSetAtom(searchPromotionAtom);
  const isWaiting = useRequestWait() > 0;
  switch (search.status) {
    case 'searching':
      return (
        <div className={styles.searching} aria-busy="true">
          <p role="status">{t('promotion.searching')}</p>
          <Skeleton parts={['10rem', '3.25rem']} />
          <TakingLong active />
        </div>
      );
    case 'missing':
      return (
        <div role="status" className={styles.without}>
          <EmptyState
            title={t('errors:NO_PROMOTION')}
            action={<Button onClick={() => close()}>{t('promotion.edit_button')}</Button>}
          />
        </div>
      );
    case 'failed':
      return (
        <div role="status" className={styles.without}>
          <EmptyState
            title={t('promotion.failed_title')}
            text={failureText(search.failure)}
            // Another search would be refused too. [8.02]
            action={!isWaiting && <RetryButton onRetry={() => void searchAgain(search.code)} />}
          />
        </div>
      );
  }
}
