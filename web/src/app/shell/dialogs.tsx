import { useAtomValue } from 'jotai';
import { type ComponentType, Suspense } from 'react';
import { dialogAtom } from '../../shared/session/dialog-state.ts';
import { lazyScreen, type Namespaces } from '../loading/lazy-screen.tsx';
import { DialogFailed as Failed } from '../loading/dialog-failed.tsx';
import { DialogWaiting as Waiting } from '../loading/dialog-waiting.tsx';

function fetchedDialog<Props extends object>(texts: Namespaces, load: () => Promise<ComponentType<Props>>) {
  return lazyScreen({ load, texts, Failed, Waiting });
}

const DepositDialog = fetchedDialog(
  ['deposit', 'deposit-refusal', 'slip-upload', 'account-name', 'money', 'outcome', 'errors'],
  async () => (await import('../../features/deposit/dialog/deposit-dialog.tsx')).DepositDialog,
);
const TransferDialog = fetchedDialog(
  ['transfer', 'money', 'home', 'outcome', 'errors'],
  async () => (await import('../../features/transfer/transfer-dialog.tsx')).TransferDialog,
);
const WithdrawDialog = fetchedDialog(
  ['withdraw', 'money', 'home', 'outcome', 'errors'],
  async () => (await import('../../features/withdraw/withdraw-dialog.tsx')).WithdrawDialog,
);
const ConditionsDialog = fetchedDialog(
  ['conditions'],
  async () => (await import('../../features/conditions/conditions-dialog.tsx')).ConditionsDialog,
);
const SlipsDialog = fetchedDialog(
  ['statement', 'slip-reasons', 'money', 'errors'],
  async () => (await import('../../features/statement/slips/slips-dialog.tsx')).SlipsDialog,
);
const ChangePasswordDialog = fetchedDialog(
  ['profile', 'money', 'outcome', 'errors'],
  async () => (await import('../../features/profile/change-password-dialog.tsx')).ChangePasswordDialog,
);
const AccountNameDialog = fetchedDialog(
  ['profile', 'account-name', 'money', 'outcome', 'errors'],
  async () => (await import('../../features/profile/account-name-dialog.tsx')).AccountNameDialog,
);
const ProfileNameDialog = fetchedDialog(
  ['profile', 'money', 'outcome', 'errors'],
  async () => (await import('../../features/profile/profile-name-dialog.tsx')).ProfileNameDialog,
);
const GameDialog = fetchedDialog(
  ['games', 'home', 'money', 'outcome', 'errors'],
  async () => (await import('../../features/games/game-dialog.tsx')).GameDialog,
);
const BannersDialog = fetchedDialog(
  ['home'],
  async () => (await import('../../features/home/banners-dialog.tsx')).BannersDialog,
);
const AgreementDialog = fetchedDialog(
  ['agreement'],
  async () => (await import('../../features/agreement/agreement-dialog.tsx')).AgreementDialog,
);
const InviteDialog = fetchedDialog(
  ['invite', 'money', 'home', 'outcome', 'errors'],
  async () => (await import('../../features/invite/invite-dialog.tsx')).InviteDialog,
);
const RefundDialog = fetchedDialog(
  ['refund', 'money', 'outcome', 'errors'],
  async () => (await import('../../features/refund/refund-dialog.tsx')).RefundDialog,
);

export function Dialogs() {
  const dialog = useAtomValue(dialogAtom);
  if (!dialog) return null;
  return (
    <Suspense>
      {dialog.name === 'deposit' && <DepositDialog />}
      {dialog.name === 'transfer' && <TransferDialog />}
      {dialog.name === 'withdraw' && <WithdrawDialog />}
      {dialog.name === 'conditions' && <ConditionsDialog />}
      {dialog.name === 'slips' && <SlipsDialog />}
      {dialog.name === 'change-password' && <ChangePasswordDialog />}
      {dialog.name === 'account-name' && <AccountNameDialog />}
      {dialog.name === 'profile-name' && <ProfileNameDialog />}
      {dialog.name === 'game' && <GameDialog code={dialog.code} />}
      {dialog.name === 'banners' && <BannersDialog about={dialog.about} banners={dialog.banners} />}
      {dialog.name === 'agreement' && <AgreementDialog />}
      {dialog.name === 'invite' && <InviteDialog />}
      {dialog.name === 'refund' && <RefundDialog />}
    </Suspense>
  );
}
