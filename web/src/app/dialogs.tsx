import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogAtom } from '../state/dialog-state.ts';
import { LoadingOverlay } from '../ui/loading-overlay.tsx';

// A dialog is fetched when it is first opened.
const DepositDialog = lazy(() =>
  import('../features/deposit/deposit-dialog.tsx').then((module) => ({ default: module.DepositDialog })),
);
const ConditionsDialog = lazy(() =>
  import('../features/conditions/conditions-dialog.tsx').then((module) => ({
    default: module.ConditionsDialog,
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
      {dialog.name === 'conditions' && <ConditionsDialog />}
      {dialog.name === 'game' && <GameDialog code={dialog.code} />}
      {dialog.name === 'banners' && <BannersDialog about={dialog.about} banners={dialog.banners} />}
      {dialog.name === 'agreement' && <AgreementDialog />}
      {dialog.name === 'soon' && <SoonDialog title={dialog.title} />}
    </Suspense>
  );
}
