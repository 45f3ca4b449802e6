import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { ProfileNameForm } from './profile-name-form.tsx';
import { renameMemberAction } from './profile-name-state.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { useProfileName } from './use-profile-name.ts';

export function ProfileNameDialog() {
  const { t } = useTranslation('profile');
  const close = useSetAtom(closeDialogAtom);
  const { notify } = useProfileName();
  return (
    <RenameDialog
      name="profile-name"
      title={t('profile_name.title')}
      action={renameMemberAction}
      notify={notify}
      lines={3}
    >
      {({ ownName }, leave) => <ProfileNameForm name={ownName} onCancel={() => close()} onSaved={leave} />}
    </RenameDialog>
  );
}
