import { LoadFailed } from '../../../shared/texts/load-failed.tsx';
import { OldNotice } from '../../../shared/texts/paged-footer.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { closeDialogAtom } from '../../../shared/session/dialog-state.ts';
import { useBackOnline } from '../../../shared/visit/use-back-online.ts';
import { useReread } from '../../../shared/visit/use-reread.ts';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { hasWayToPay } from '../methods/deposit-methods.ts';
import { DepositSkeleton } from '../methods/deposit-skeleton.tsx';
import { depositOptionsAtom } from '../methods/deposit-options.ts';
import { depositScreenAtom, leaveDepositAtom, showListAtom } from '../methods/deposit-navigation.ts';
import { useQrNews } from '../qr/use-qr-news.ts';
import { MethodList } from './method-list.tsx';
import { MethodScreen } from './method-screen.tsx';
import { isPaidAtom, isSendingAtom, screenNameAtom, showsQrAtom, showsRequestAtom } from './method-status.ts';
import { openDepositAtom, rereadDepositAtom } from './open-deposit.ts';
import { OtherQrs } from './other-qrs.tsx';

export function DepositDialog() {
  const { t } = useTranslation(['deposit', 'outcome', 'common']);
  const options = useAtomValue(depositOptionsAtom);
  const screen = useAtomValue(depositScreenAtom);
  const screenName = useAtomValue(screenNameAtom);
  const showsQr = useAtomValue(showsQrAtom);
  const isPaid = useAtomValue(isPaidAtom);
  const isSending = useAtomValue(isSendingAtom);
  const showsRequest = useAtomValue(showsRequestAtom);
  const open = useSetAtom(openDepositAtom);
  const reread = useSetAtom(rereadDepositAtom);
  const showList = useSetAtom(showListAtom);
  const close = useSetAtom(closeDialogAtom);

  const leave = useSetAtom(leaveDepositAtom);

  useQrNews();

  const methods = options.status === 'ready' ? options.methods : [];
  const method = screen.at === 'method' ? screen.method : null;
  const isOld = options.status === 'ready' && options.isOld === true;
  // The list would lead to accounts that may be closed. A method in view stays: the member may just have paid there.
  const isMissing = options.status === 'failed' ? !showsRequest : isOld && screen.at === 'list';
  const isMarked = isOld && method !== null && !showsRequest;

  useReread(() => void reread());
  useBackOnline(() => {
    // Otherwise the notice does it.
    if (!isMarked) void reread();
  });
  useEffect(() => {
    void open();
    return leave;
  }, [open, leave]);

  return (
    <Sheet
      open
      drawer
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t(showsQr ? 'qr_title' : method && !isPaid ? `method.${method.kind}` : 'title')}
      closeLabel={t('common:close_button')}
      back={
        method && !isPaid && (methods.length > 1 || !hasWayToPay(methods))
          ? { label: t('back_button'), onBack: showList }
          : undefined
      }
      screen={screenName}
      dismissible={!isSending}
    >
      <OtherQrs />
      {isMarked && <OldNotice onRetry={reread} />}
      {isMissing ? (
        <LoadFailed title={t('failed_title')} text={t('failed_text')} onRetry={() => void open()} />
      ) : method ? (
        // A method's texts load with it. Without this boundary the whole dialog would suspend and lose the focus.
        <Suspense fallback={<DepositSkeleton of={method.kind} />}>
          <MethodScreen key={method.id} method={method} />
        </Suspense>
      ) : screen.at === 'opening' || options.status === 'loading' ? (
        <DepositSkeleton of="list" />
      ) : (
        <MethodList methods={methods} />
      )}
    </Sheet>
  );
}
