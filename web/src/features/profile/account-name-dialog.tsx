import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AccountNameForm } from '../../shared/account/account-name-form.tsx';
import { renameAccountAction } from '../../shared/account/account-rename.ts';
import { useAccountRename } from '../../shared/account/use-account-rename.ts';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { Button } from '../../ui/form/button.tsx';
import { RenameDialog } from './rename-dialog.tsx';

export function AccountNameDialog() {
  const { t } = useTranslation('profile');
  const { status } = useAtomValue(renameAccountAction.stateAtom);
  const close = useSetAtom(closeDialogAtom);
  const { notify } = useAccountRename();
  return (
    <RenameDialog
      name="account-name"
      title={t('account_name.title')}
      action={renameAccountAction}
      notify={notify}
      lines={5}
    >
      {({ bank }, leave) => (
        <AccountNameForm
          bank={bank}
          reason={<p>{t('account_name.text')}</p>}
          back={
            <Button kind="line" onClick={() => close()} disabled={status === 'sending'}>
              {t('cancel_button')}
            </Button>
          }
          onSaved={leave}
        />
      )}
    </RenameDialog>
  );
}
