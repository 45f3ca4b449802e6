import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnknown } from '../../shared/orders/action-state.ts';
import { OpenOutcome } from '../../shared/orders/open-outcome.tsx';
import { OutcomeAlert } from '../../shared/orders/outcome-alert.tsx';
import { RewardList } from '../../shared/rewards/reward-list.tsx';
import { RewardSkeleton } from '../../shared/rewards/reward-skeleton.tsx';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { useLocale } from '../../shared/session/use-locale.ts';
import { useReread } from '../../shared/visit/use-reread.ts';
import { LoadFailed } from '../../shared/texts/load-failed.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { leaveRefundAtom } from './refund-actions.ts';
import { loadRefundCheckAtom, refundCheckAtom } from './refund-check.ts';
import { RefundOffer } from './refund-offer.tsx';
import { refundList } from './refund-rows.ts';
import { useRefundOrders } from './use-refund-orders.ts';

export function RefundDialog() {
  const { t } = useTranslation(['refund', 'outcome', 'common']);
  const state = useAtomValue(refundCheckAtom);
  const loadCheck = useSetAtom(loadRefundCheckAtom);
  const showPage = useSetAtom(refundList.showPageAtom);
  const reread = useSetAtom(refundList.rereadAtom);
  const leave = useSetAtom(leaveRefundAtom);
  const closeDialog = useSetAtom(closeDialogAtom);
  const { asBonus, toWallet } = useRefundOrders();
  const [locale] = useLocale();

  // The server localises how refunds work, and another page may change the language.
  useEffect(() => void loadCheck(), [loadCheck, locale]);
  useEffect(() => {
    void showPage(1);
    // Runs however the dialog closes.
    return () => leave();
  }, [showPage, leave]);

  const close = () => {
    asBonus.reset();
    toWallet.reset();
    closeDialog();
  };
  const unknown = [asBonus, toWallet].find((order) => isUnknown(order.state));
  const isSending = asBonus.state.status === 'sending' || toWallet.state.status === 'sending';

  // A reading that comes while an order is sent may already be the one after it.
  const [shown, setShown] = useState(state);
  if (!isSending && shown !== state) setShown(state);

  useReread(() => {
    void loadCheck();
    void reread();
  });

  const content = () => {
    if (unknown && isUnknown(unknown.state))
      return (
        <OpenOutcome
          support={{ topic: 'refund', amount: unknown.state.input }}
          action={unknown.state}
          amount={unknown.state.input}
          onCheckAgain={unknown.checkAgain}
        />
      );
    if (shown.status === 'failed')
      return (
        <LoadFailed title={t('failed_title')} text={t('failed_text')} onRetry={() => void loadCheck()} />
      );
    if (shown.status === 'loading') return <RewardSkeleton />;
    return (
      <>
        <RefundOffer
          check={shown.check}
          isOld={shown.isOld === true}
          onReread={loadCheck}
          asBonus={asBonus}
          toWallet={toWallet}
          onLeave={close}
        />
        <RewardList
          list={refundList}
          words={{
            title: t('list.title'),
            name: null,
            amount: t('list.amount'),
            time: t('list.time'),
            emptyTitle: t('list.empty_title'),
            emptyText: t('list.empty_text'),
            failedTitle: t('list.failed_title'),
            failedText: t('failed_text'),
          }}
        />
      </>
    );
  };

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && close()}
      title={unknown ? t('unknown_title') : t('common:title.refund')}
      closeLabel={t('common:close_button')}
      screen={unknown ? 'open' : shown.status}
      // While an order is being sent, a stray tap must not close the screen that shows its outcome.
      dismissible={!isSending}
      tall={!unknown}
    >
      {content()}
      <OutcomeAlert action={asBonus.state} words={asBonus.words} topic="refund" onClose={asBonus.reset} />
      <OutcomeAlert action={toWallet.state} words={toWallet.words} topic="refund" onClose={toWallet.reset} />
    </Sheet>
  );
}
