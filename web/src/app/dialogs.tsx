import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { dialogAtom } from '../state/dialog-state.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { DialogFailed as Failed } from './dialog-failed.tsx';
import { DialogWaiting as Waiting } from './dialog-waiting.tsx';

// A dialog is fetched when it is first opened.
const DepositDialog = lazyScreen({
  load: async () => (await import('../features/deposit/deposit-dialog.tsx')).DepositDialog,
  texts: ['deposit', 'deposit-refusal', 'money', 'outcome', 'errors'],
  Failed,
  Waiting,
});
const TransferDialog = lazyScreen({
  load: async () => (await import('../features/transfer/transfer-dialog.tsx')).TransferDialog,
  texts: ['transfer', 'money', 'home', 'outcome', 'errors'],
  Failed,
  Waiting,
});
const WithdrawDialog = lazyScreen({
  load: async () => (await import('../features/withdraw/withdraw-dialog.tsx')).WithdrawDialog,
  texts: ['withdraw', 'money', 'home', 'outcome', 'errors'],
  Failed,
  Waiting,
});
const ConditionsDialog = lazyScreen({
  load: async () => (await import('../features/conditions/conditions-dialog.tsx')).ConditionsDialog,
  texts: ['conditions'],
  Failed,
  Waiting,
});
const SlipsDialog = lazyScreen({
  load: async () => (await import('../features/statement/slips-dialog.tsx')).SlipsDialog,
  texts: ['statement', 'slip-reasons', 'errors'],
  Failed,
  Waiting,
});
const ChangePasswordDialog = lazyScreen({
  load: async () => (await import('../features/profile/change-password-dialog.tsx')).ChangePasswordDialog,
  texts: ['profile', 'outcome', 'errors'],
  Failed,
  Waiting,
});
const AccountNameDialog = lazyScreen({
  load: async () => (await import('../features/profile/account-name-dialog.tsx')).AccountNameDialog,
  texts: ['profile', 'account-name', 'outcome', 'errors'],
  Failed,
  Waiting,
});
const GameDialog = lazyScreen({
  load: async () => (await import('../features/games/game-dialog.tsx')).GameDialog,
  texts: ['games', 'money', 'outcome', 'errors'],
  Failed,
  Waiting,
});
const BannersDialog = lazyScreen({
  load: async () => (await import('../features/home/banners-dialog.tsx')).BannersDialog,
  texts: ['home'],
  Failed,
  Waiting,
});
const AgreementDialog = lazyScreen({
  load: async () => (await import('../features/agreement/agreement-dialog.tsx')).AgreementDialog,
  texts: ['agreement'],
  Failed,
  Waiting,
});
const SoonDialog = lazyScreen({
  load: async () => (await import('./soon-dialog.tsx')).SoonDialog,
  texts: [],
  Failed,
  Waiting,
});

/** Where the dialogs of all features meet; one at a time. [2.44] [2.46] */
export function Dialogs() {
  const dialog = useAtomValue(dialogAtom);
  if (!dialog) return null;
  return (
    <Suspense>
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
