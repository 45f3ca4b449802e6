import { atom, useAtomValue, useSetAtom } from 'jotai';
import { Headset, ReceiptText, ScrollText, User } from 'lucide-react';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { untilFetched } from '../../lib/lazy-part.ts';
import { useUnreadBadge } from './use-unread-badge.ts';
import { Notice } from '../../features/notice/notice.tsx';
import { loadCurrencyAtom } from '../../shared/wallet/currency-state.ts';
import { openDialogAtom } from '../../shared/session/dialog-state.ts';
import { NamedTopBar } from './named-top-bar.tsx';
import { restoreSessionAtom } from '../../shared/account/session-restore.ts';
import { showReceiptAtom } from '../../shared/wallet/held-receipt.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { useReread } from '../../shared/visit/use-reread.ts';
import { followMovementsAtom, followRunningQrsAtom } from '../../shared/wallet/balances-after.ts';
import { loadWalletAtom, walletAtom } from '../../shared/wallet/wallet-state.ts';
import { BottomMenu } from '../../ui/layout/bottom-menu.tsx';
import { BrandMark } from '../../ui/art/brand-mark.tsx';
import { CodeWaiting } from '../loading/code-waiting.tsx';
import { MemberPage } from '../../ui/layout/page.tsx';
import { Private } from '../../ui/display/private.tsx';
import { prepareToasts } from '../../ui/toast/toast.tsx';
import { SessionEndButton } from './session-end-button.tsx';
import { Dialogs } from './dialogs.tsx';
import { OfflineLine } from './offline-line.tsx';
import { UpdateLine } from './update-line.tsx';
import { WaitLine } from './wait-line.tsx';
import { ResumeOrders } from './resume-orders.tsx';
import { useBackOnline } from '../../shared/visit/use-back-online.ts';

// The shell and its menus are not rendered with each balance.
const walletStatusAtom = atom((get) => get(walletAtom).status);

function MemberName() {
  const wallet = useAtomValue(walletAtom);
  return <Private>{wallet.status === 'ready' ? wallet.wallet.profile.name : ''}</Private>;
}

export function MemberShell() {
  const { t } = useTranslation();
  const { session, platform, visit } = useAtomValue(servicesAtom);
  const isMoneyMoving = useSyncExternalStore(visit.subscribe, () => visit.snapshot().isMoneyMoving);
  const walletStatus = useAtomValue(walletStatusAtom);
  const loadWallet = useSetAtom(loadWalletAtom);
  const loadCurrency = useSetAtom(loadCurrencyAtom);
  const restoreSession = useSetAtom(restoreSessionAtom);
  const showReceipt = useSetAtom(showReceiptAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const followMovements = useSetAtom(followMovementsAtom);
  const followRunningQrs = useSetAtom(followRunningQrsAtom);
  const { pathname } = useLocation();
  const badge = useUnreadBadge();

  useEffect(() => void loadWallet(), [loadWallet]);
  useEffect(() => followMovements(), [followMovements]);
  useEffect(() => followRunningQrs(), [followRunningQrs]);
  useEffect(() => void loadCurrency(), [loadCurrency, pathname]);
  useEffect(() => {
    restoreSession();
    showReceipt();
  }, [restoreSession, showReceipt, walletStatus]);
  const reread = () => {
    void loadWallet();
    void loadCurrency();
  };
  useBackOnline(reread);
  useReread(reread);
  // Preloads what dialogs and messages need once the first balances are shown, so that a press neither waits for it nor fails
  // on a bad connection.
  useEffect(() => {
    if (walletStatus === 'loading') return;
    prepareToasts();
    void untilFetched(() => import('../../shared/orders/outcome-alert.tsx'));
  }, [walletStatus]);

  const item = (to: string, label: string, icon: typeof User) => ({
    to,
    label,
    icon,
    current: pathname === to,
  });

  return (
    <MemberPage
      notice={
        <>
          <OfflineLine isMember />
          <WaitLine />
          <UpdateLine />
          {pathname === '/user/home' && <Notice canAppear={walletStatus === 'loading'} />}
        </>
      }
      topBar={
        <NamedTopBar
          sticky
          to="/user/home"
          toLabel={t('menu.home')}
          subtitle={<MemberName />}
          end={
            <SessionEndButton
              wording={platform.sessionEndWording}
              busy={isMoneyMoving && !platform.keepsWork}
              onEnd={() => session.end('logout')}
            />
          }
        />
      }
      menu={
        <BottomMenu
          label={t('menu.member')}
          items={[
            item('/user/profile', t('menu.profile'), User),
            {
              onSelect: () => openDialog({ name: 'conditions' }),
              label: t('menu.conditions'),
              icon: ScrollText,
            },
            { ...item('/user/home', t('menu.home'), BrandMark), prominent: true },
            item('/user/statement', t('menu.statement'), ReceiptText),
            { ...item('/user/contact', t('menu.contact'), Headset), badge },
          ]}
        />
      }
    >
      <Suspense fallback={<CodeWaiting />}>
        <Outlet />
      </Suspense>
      <Dialogs />
      <ResumeOrders />
    </MemberPage>
  );
}
