import { useAtomValue, useSetAtom } from 'jotai';
import { UserRound, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/form/field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import type { Choices } from './choices-atoms.ts';
import { formAtom, isInvitedAtom, typeAtom } from './register-atoms.ts';
import { StepForm } from './step-form.tsx';

export function ProfileStep({ sources }: Pick<Choices, 'sources'>) {
  const { t } = useTranslation('register');
  const { phone, name, password, confirm, sourceCode, inviteCode } = useAtomValue(formAtom);
  const isInvited = useAtomValue(isInvitedAtom);
  const type = useSetAtom(typeAtom);
  const toggles = { showLabel: t('show_password'), hideLabel: t('hide_password') };

  return (
    <StepForm submitLabel={t('next_button')}>
      {(errorOf) => (
        <>
          {/* Password managers read the user name from it, but not from an input of the type `hidden`. */}
          <input type="text" name="username" autoComplete="username" value={phone} readOnly hidden />
          <Field
            label={t('name_label')}
            error={errorOf('name')}
            icon={UserRound}
            name="name"
            autoComplete="nickname"
            value={name}
            onChange={(event) => type({ name: event.target.value })}
          />
          <PasswordField
            {...toggles}
            label={t('password_label')}
            error={errorOf('password')}
            name="password"
            data-half
            autoComplete="new-password"
            value={password}
            onChange={(event) => type({ password: event.target.value })}
          />
          <PasswordField
            {...toggles}
            label={t('confirm_label')}
            error={errorOf('confirm')}
            name="confirm"
            data-half
            autoComplete="new-password"
            value={confirm}
            onChange={(event) => type({ confirm: event.target.value })}
          />
          <Select
            label={t('source_label')}
            name="sourceCode"
            data-half
            value={sourceCode}
            onChange={(event) => type({ sourceCode: event.target.value })}
            options={[
              { value: '', label: t('source_placeholder') },
              ...sources.map(({ code, name }) => ({ value: code, label: name || code })),
            ]}
          />
          <Field
            label={t('invite_label')}
            hint={t(isInvited ? 'invite_hint' : 'invite_optional')}
            error={errorOf('inviteCode')}
            icon={UsersRound}
            name="inviteCode"
            data-half
            autoComplete="off"
            autoCapitalize="none"
            readOnly={isInvited}
            value={inviteCode}
            onChange={(event) => type({ inviteCode: event.target.value })}
          />
        </>
      )}
    </StepForm>
  );
}
