import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogAtom } from '../state/dialog-state.ts';
import { LoadingOverlay } from '../ui/loading-overlay.tsx';

// A dialog is fetched when it is first opened.
const DepositDialog = lazy(() =>
  import('../features/deposit/deposit-dialog.tsx').then((module) => ({ default: module.DepositDialog })),
);
const TransferDialog = lazy(() =>
  import('../features/transfer/transfer-dialog.tsx').then((module) => ({ default: module.TransferDialog })),
);
const WithdrawDialog = lazy(() =>
  import('../features/withdraw/withdraw-dialog.tsx').then((module) => ({ default: module.WithdrawDialog })),
);
const ConditionsDialog = lazy(() =>
  import('../features/conditions/conditions-dialog.tsx').then((module) => ({
    default: module.ConditionsDialog,
  })),
);
const SlipsDialog = lazy(() =>
  import('../features/statement/slips-dialog.tsx').then((module) => ({ default: module.SlipsDialog })),
);
const ChangePasswordDialog = lazy(() =>
  import('../features/profile/change-password-dialog.tsx').then((module) => ({
    default: module.ChangePasswordDialog,
  })),
);
const AccountNameDialog = lazy(() =>
  import('../features/profile/account-name-dialog.tsx').then((module) => ({
    default: module.AccountNameDialog,
  })),
);
const GameDialog = lazy(() =>
  import('../features/games/game-dialog.tsx').then((module) => ({ default: module.GameDialog })),
);
const BannersDialog = lazy(() =>
  import('../features/home/banners-dialog.tsx').then((module) => ({ default: module.BannersDialog })),
);
const AgreementDialog = lazy(() =>
  import('../features/agreement/agreement-dialog.tsx').then((module) => ({
    default: module.AgreementDialog,
  })),
);
const SoonDialog = lazy(() => import('./soon-dialog.tsx').then((module) => ({ default: module.SoonDialog })));

/** Where the dialogs of all features meet; one at a time. [2.44] [2.46] */
export function Dialogs() {
  const { t } = useTranslation();
  const dialog = useAtomValue(dialogAtom);
  if (!dialog) return null;
  return (
    <Suspense fallback={<LoadingOverlay label={t('loading')} />}>
      {dialog.name === 'deposit' && <DepositDialog />}
      {dialog.name === 'transfer' && <TransferDialog from={dialog.from} to={dialog.to} />}
      {dialog.name === 'withdraw' && <WithdrawDialog />}
      {dialog.name === 'conditions' && <ConditionsDialog />}
      {dialog.name === 'slips' && <SlipsDialog />}
      {dialog.name === 'change-password' && <ChangePasswordDialog />}
      {dialog.name === 'account-name' && <AccountNameDialog />}
      {dialog.name === 'game' && <GameDialog code={dialog.code} />}
      {dialog.name === 'banners' && <BannersDialog about={dialog.about} banners={dialog.banners} />}
      {dialog.name === 'agreement' && <AgreementDialog />}
      {dialog.name === 'soon' && <SoonDialog title={dialog.title} />}
    </Suspense>
  );
}
