import { useTranslation } from 'react-i18next';
import { CopyText } from '../../shared/texts/copy-text.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import type { Credentials } from './credentials-state.ts';
import { fitsForm } from './game-rules.ts';
import styles from './games.module.css';

export interface ProviderFormProps {
  length: number;
  credentials: Credentials;
  onCredentials: (credentials: Credentials) => void;
}

/**
 * Fields of the provider's own login form: a user name and a password of 16 characters each. [2.63] They are prefilled;
 * a member with another password at the provider types it here. The hidden `event` is sent unchanged. [3.10]
 */
export function ProviderForm({ length, credentials, onCredentials }: ProviderFormProps) {
  const { t } = useTranslation('games');
  const { username, password } = credentials;
  const fits = fitsForm(credentials, length);
  const common = {
    maxLength: length,
    minLength: length,
    required: true,
    autoComplete: 'off',
    hint: t('form_hint'),
  };

  return (
    <div className={styles.form}>
      <div className={styles.withCopy}>
        <Field
          {...common}
          label={t('username')}
          value={username}
          error={fits.username ? undefined : t('form_length')}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => onCredentials({ ...credentials, username: currentTarget.value })}
        />
        <CopyText label={t('copy_username')} text={username} />
      </div>
      <div className={styles.withCopy}>
        <PasswordField
          {...common}
          label={t('password')}
          value={password}
          error={fits.password ? undefined : t('form_length')}
          showLabel={t('show_password')}
          hideLabel={t('hide_password')}
          onChange={({ currentTarget }) => onCredentials({ ...credentials, password: currentTarget.value })}
        />
        <CopyText label={t('copy_password')} text={password} secret={t('password')} />
      </div>
    </div>
  );
}
