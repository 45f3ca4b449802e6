import { LoadFailed } from '../../shared/texts/load-failed.tsx';
import { Loading } from '../../shared/texts/loading.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { OutcomeCallout } from '../../shared/orders/outcome-callout.tsx';
import { loadProfileAtom, profileAtom } from '../../shared/account/profile-state.ts';
import { isUnknown } from '../../shared/orders/action-state.ts';
import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import type { PasswordDraft } from './password-rules.ts';
import { changePasswordAction, passwordChangeAtom, resetPasswordChangeAtom } from './password-state.ts';
import { usePasswordChange } from './use-password-change.ts';

const EMPTY: PasswordDraft = { oldPassword: '', newPassword: '', confirm: '' };

export function ChangePasswordDialog() {
  const { t } = useTranslation(['profile', 'outcome', 'common']);
  const profile = useAtomValue(profileAtom);
  const state = useAtomValue(passwordChangeAtom);
  const load = useSetAtom(loadProfileAtom);
  const reset = useSetAtom(resetPasswordChangeAtom);
  const close = useSetAtom(closeDialogAtom);
  const { notify, errorOf } = usePasswordChange();
  // Kept here, so that the input survives the check of an unknown result.
  const [draft, setDraft] = useState(EMPTY);
  const [isTold, setTold] = useState(false);

  useEffect(() => {
    reset();
    void load();
  }, [reset, load]);

  const leave = () => {
    close();
    // Clear the passwords after a finished change.
    reset();
  };

  if (state.status === 'succeeded') {
    return (
      <AlertDialog
        open
        onOpenChange={(open) => !open && leave()}
        title={t('password.done_title')}
        text={t('password.done_text')}
        confirmLabel={t('ok_button')}
      />
    );
  }

  const failure = errorOf(state);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && leave()}
      title={t('password.title')}
      closeLabel={t('common:close_button')}
      dismissible={state.status !== 'sending'}
    >
      {isUnknown(state) ? (
        <OutcomeCallout action={changePasswordAction} onFound={notify} openText={t('password.open_text')} />
      ) : profile.status === 'loading' ? (
        <Loading>
          <Skeleton lines={7} />
        </Loading>
      ) : profile.status === 'failed' ? (
        <LoadFailed title={t('failed_title')} text={t('failed_text')} onRetry={() => void load()} />
      ) : (
        <ChangePasswordForm
          username={profile.profile.username}
          draft={draft}
          onDraft={(next) => {
            setDraft(next);
            setTold(false);
            reset();
          }}
          onSend={() => setTold(false)}
          onCancel={leave}
        />
      )}
      <AlertDialog
        open={failure !== null && !isTold}
        onOpenChange={(open) => !open && setTold(true)}
        title={t('password.failed_title')}
        text={failure}
        confirmLabel={t('ok_button')}
      />
    </Sheet>
  );
}
