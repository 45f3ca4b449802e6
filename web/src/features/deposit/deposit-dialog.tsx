import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { closeDialogAtom } from '../../state/dialog-state.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { DepositBones } from './deposit-bones.tsx';
import { depositOptionsAtom } from './deposit-options.ts';
import {
  depositScreenAtom,
  isSendingAtom,
  leaveDepositAtom,
  openDepositAtom,
  screenNameAtom,
  showListAtom,
  showsQrAtom,
} from './deposit-screen.ts';
import { WayList } from './way-list.tsx';
import { WayScreen } from './way-screen.tsx';

/** Paying money in, by every way that the service offers. [1.08] [2.48] */
export function DepositDialog() {
  const { t } = useTranslation(['deposit', 'outcome', 'common']);
  const options = useAtomValue(depositOptionsAtom);
  const screen = useAtomValue(depositScreenAtom);
  const screenName = useAtomValue(screenNameAtom);
  const showsQr = useAtomValue(showsQrAtom);
  const isSending = useAtomValue(isSendingAtom);
  const open = useSetAtom(openDepositAtom);
  const showList = useSetAtom(showListAtom);
  const close = useSetAtom(closeDialogAtom);

  const leave = useSetAtom(leaveDepositAtom);

  useEffect(() => {
    void open();
    return leave;
  }, [open, leave]);

  const ways = options.status === 'ready' ? options.ways : [];
  const way = screen.at === 'way' ? screen.way : null;

  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t(showsQr ? 'qr_title' : way ? `way.${way.kind}` : 'title')}
      closeLabel={t('common:close_button')}
      back={way && ways.length > 1 ? { label: t('back_button'), onBack: showList } : undefined}
      screen={screenName}
      dismissible={!isSending}
    >
      {options.status === 'failed' ? (
        <EmptyState
          title={t('failed_title')}
          text={t('failed_text')}
          action={<Button onClick={() => void open()}>{t('common:retry_button')}</Button>}
        />
      ) : screen.at === 'opening' ? (
        <DepositBones shape="picks" />
      ) : way ? (
        // Texts of one way load with it. Without a boundary here the whole dialog would give way, and lose the focus.
        <Suspense fallback={<DepositBones shape="deposit" />}>
          <WayScreen key={way.id} way={way} />
        </Suspense>
      ) : ways.length === 0 ? (
        <EmptyState title={t('none_title')} text={t('none_text')} />
      ) : (
        <WayList ways={ways} />
      )}
    </Sheet>
  );
}
