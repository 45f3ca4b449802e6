import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { codeDraftAtom } from '../../shared/session/drafts.ts';
import { useLocale } from '../../shared/session/use-locale.ts';
import { useReread } from '../../shared/visit/use-reread.ts';
import { LoadFailed } from '../../shared/texts/load-failed.tsx';
import { PageTitle } from '../../shared/texts/page-title.tsx';
import { Loading } from '../../shared/texts/loading.tsx';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import { isUnknown } from '../../shared/orders/action-state.ts';
import { ActivePanel } from './active-panel.tsx';
import { BonusDialog } from './bonus-dialog.tsx';
import { endBonusAction, isSendingRewardAtom } from './bonus-orders.ts';
import styles from './bonus-page.module.css';
import {
  activeBonusAtom,
  leavePageAtom,
  loadActiveBonusAtom,
  openPageAtom,
  refreshBonusesAtom,
} from './bonus-state.ts';
import { BonusCards } from './cards/bonus-cards.tsx';
import { OpenRewards } from './open-rewards.tsx';
import { PromotionDialog } from './promotion/promotion-dialog.tsx';
import { PromotionForm } from './promotion/promotion-form.tsx';
import { closePromotionAtom, rereadPromotionAtom } from './promotion/promotion-search.ts';

export function BonusPage() {
  const { t } = useTranslation(['bonus', 'common']);
  const open = useSetAtom(openPageAtom);
  const refresh = useSetAtom(refreshBonusesAtom);
  const leave = useSetAtom(leavePageAtom);
  const closePromotion = useSetAtom(closePromotionAtom);
  const rereadPromotion = useSetAtom(rereadPromotionAtom);
  const [locale] = useLocale();
  // The server localises the offers, so they are fetched again after a language change.
  useEffect(() => {
    open();
    rereadPromotion();
  }, [open, rereadPromotion, locale]);
  const isSending = useAtomValue(isSendingRewardAtom);
  useReread(() => {
    if (!isSending) void refresh();
  });
  useEffect(
    () => () => {
      leave();
      closePromotion();
    },
    [leave, closePromotion],
  );

  return (
    <section className={styles.page}>
      <PageTitle text={t('common:title.bonus')} />
      <h1 className={styles.title}>{t('common:title.bonus')}</h1>
      <div className={styles.top}>
        <OpenRewards />
        <ActiveOrCode />
      </div>
      <BonusCards />
      <BonusDialog />
      <PromotionDialog />
    </section>
  );
}

function ActiveOrCode() {
  const { t } = useTranslation(['bonus', 'common']);
  const state = useAtomValue(activeBonusAtom);
  const load = useSetAtom(loadActiveBonusAtom);
  const end = useAtomValue(endBonusAction.stateAtom);
  const [code, setCode] = useAtom(codeDraftAtom);
  const isActive = state.status === 'ready' && state.value.isActive;
  useEffect(() => {
    if (isActive && code !== '') setCode('');
  }, [isActive, code, setCode]);
  switch (state.status) {
    case 'loading':
      return (
        <Loading>
          <Skeleton shape="search" />
        </Loading>
      );
    case 'failed':
      // Its question is the same, and its answer reads this too.
      if (isUnknown(end)) return null;
      return (
        // Tells this "Try again" from that of the offers below.
        <section aria-label={t('active.label')}>
          <LoadFailed title={t('active.failed_title')} hasArt={false} onRetry={() => void load()} />
        </section>
      );
    case 'ready':
      return state.value.isActive ? (
        <ActivePanel active={state.value} />
      ) : (
        <PromotionForm text={code} onText={setCode} />
      );
  }
}
