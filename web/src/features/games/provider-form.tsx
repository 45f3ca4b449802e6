import { useTranslation } from 'react-i18next';
import { Loading } from '../../shared/texts/loading.tsx';
import { CopyText } from '../../shared/texts/copy-text.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import type { Credentials } from './credentials-state.ts';
import { fitsForm } from './game-rules.ts';
import styles from './games.module.css';

export interface ProviderFormProps {
  length: number;
  /** Null while they load: the form is as high then, so that the amount below stays in its place. */
  credentials: Credentials | null;
  onCredentials: (credentials: Credentials) => void;
}

const NOT_LOADED: Credentials = { username: '', password: '', event: null };

/**
 * Fields of the provider's own login form: a user name and a password of 16 characters each. [2.63] They are prefilled;
 * a member with another password at the provider types it here. The hidden `event` is sent unchanged. [3.10]
 */
export function ProviderForm({ length, credentials, onCredentials }: ProviderFormProps) {
  const { t } = useTranslation('games');
  const shown = credentials ?? NOT_LOADED;
  const { username, password } = shown;
  const fits = credentials ? fitsForm(credentials, length) : null;
  const common = {
    maxLength: length,
    minLength: length,
    required: true,
    autoComplete: 'off',
    hint: t('form_hint'),
    disabled: !credentials,
  };

  const form = (
    <div className={styles.form} inert={!credentials}>
      <div className={styles.withCopy}>
        <Field
          {...common}
          label={t('username')}
          value={username}
          error={fits?.username === false && t('form_length')}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => onCredentials({ ...shown, username: currentTarget.value })}
        />
        <CopyText label={t('copy_username')} text={username} />
      </div>
      <div className={styles.withCopy}>
        <PasswordField
          {...common}
          label={t('password')}
          value={password}
          error={fits?.password === false && t('form_length')}
          showLabel={t('show_password')}
          hideLabel={t('hide_password')}
          onChange={({ currentTarget }) => onCredentials({ ...shown, password: currentTarget.value })}
        />
        <CopyText label={t('copy_password')} text={password} secret={t('password')} />
      </div>
    </div>
  );
  return credentials ? form : <Loading>{form}</Loading>;
}
