import { useAtomValue } from 'jotai';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countdownText } from '../../lib/countdown.ts';
import { useRequestWait } from '../../shared/orders/request-wait.ts';
import { TakingLong } from '../../shared/texts/taking-long.tsx';
import { useWaitLeft } from '../../shared/session/use-wait-left.ts';
import { Button } from '../../ui/form/button.tsx';
import { DialogForm } from '../../ui/overlay/dialog-form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { fieldOfRefusal, passwordErrorOf, type PasswordDraft, type PasswordError } from './password-rules.ts';
import { passwordChangeAtom, passwordWaitUntilAtom } from './password-state.ts';
import { usePasswordChange } from './use-password-change.ts';

interface ChangePasswordFormProps {
  username: string;
  draft: PasswordDraft;
  onDraft: (draft: PasswordDraft) => void;
  onSend: () => void;
  onCancel: () => void;
}

const FIELDS = [
  { name: 'oldPassword', label: 'password.old_label', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'password.new_label', autoComplete: 'new-password' },
  { name: 'confirm', label: 'password.confirm_label', autoComplete: 'new-password' },
] as const;

export function ChangePasswordForm({ username, draft, onDraft, onSend, onCancel }: ChangePasswordFormProps) {
  const { t } = useTranslation('profile');
  const state = useAtomValue(passwordChangeAtom);
  const { change, errorOf } = usePasswordChange();
  const [error, setError] = useState<PasswordError | null>(null);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const waitSeconds = Math.max(useWaitLeft(useAtomValue(passwordWaitUntilAtom)), useRequestWait());
  const isSending = state.status === 'sending';

  const errorAt = (field: keyof PasswordDraft): string | null => {
    if (error) return error.field === field ? t(`error.${error.reason}`) : null;
    return state.status === 'refused' && fieldOfRefusal(state.code) === field ? errorOf(state) : null;
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = passwordErrorOf(draft);
    setError(found);
    if (found) return form.current?.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus();
    onSend();
    const { oldPassword, newPassword } = draft;
    return void change({ username, oldPassword, newPassword });
  };

  return (
    <DialogForm
      id={formId}
      ref={form}
      onSubmit={submit}
      buttons={
        <>
          <div>
            <Button kind="gold" type="submit" form={formId} wide busy={isSending} disabled={waitSeconds > 0}>
              {waitSeconds > 0
                ? t('password.wait_button', { time: countdownText(waitSeconds) })
                : t('save_button')}
            </Button>
            <TakingLong active={isSending} />
          </div>
          <Button kind="line" onClick={onCancel} disabled={isSending}>
            {t('cancel_button')}
          </Button>
        </>
      }
    >
      {/* Hidden; password managers read the user name from it. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {FIELDS.map(({ name, label, autoComplete }) => (
        <PasswordField
          key={name}
          label={t(label)}
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
          error={errorAt(name)}
          name={name}
          autoComplete={autoComplete}
          required
          value={draft[name]}
          onChange={(event) => {
            setError(null);
            onDraft({ ...draft, [name]: event.target.value });
          }}
        />
      ))}
    </DialogForm>
  );
}
