import { isPhoneDigits, normalisePhone } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { Lock, Phone } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countdownText } from '../../lib/countdown.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { TakingLong } from '../../shared/texts/taking-long.tsx';
import { useFailureText } from '../../shared/texts/use-failure-text.ts';
import { useWaitLeft } from '../../shared/session/use-wait-left.ts';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import {
  clearLoginErrorAtom,
  loginAction,
  loginAtom,
  loginWaitUntilAtom,
  openFormAtom,
} from './login-state.ts';
import styles from './login-page.module.css';

/** `registeredPhone`: empty unless the visitor comes from the registration. */
export function LoginForm({ registeredPhone, onSend }: { registeredPhone: string; onSend: () => void }) {
  const { t } = useTranslation(['login', 'common']);
  const { platform } = useAtomValue(servicesAtom);
  const login = useAtomValue(loginAtom);
  const logIn = useSetAtom(loginAction);
  const clearError = useSetAtom(clearLoginErrorAtom);
  const openForm = useSetAtom(openFormAtom);
  const failureText = useFailureText();

  const [typedPhone, setPhone] = useState<string | null>(null);
  // The account may be created while this form is already open.
  const phone = typedPhone ?? registeredPhone;
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [missing, setMissing] = useState<'phone_required' | 'phone_invalid' | 'password_required' | null>(
    null,
  );
  const phoneRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const errorId = useId();

  const waitSeconds = useWaitLeft(useAtomValue(loginWaitUntilAtom));
  const error = missing ? t(missing) : login.status === 'failed' ? failureText(login.failure) : null;

  // An error of an earlier visit does not apply to the empty fields of this one. [2.18]
  useEffect(() => clearError(), [clearError]);
  useEffect(() => openForm(), [openForm]);

  // The focused element of the registration is gone.
  useEffect(() => {
    if (registeredPhone && typedPhone === null) passwordRef.current?.focus();
  }, [registeredPhone, typedPhone]);

  const onType = () => {
    setMissing(null);
    clearError();
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const username = normalisePhone(phone);
    if (username === '') return refuse('phone_required', phoneRef.current);
    if (!isPhoneDigits(username)) return refuse('phone_invalid', phoneRef.current);
    if (password === '') return refuse('password_required', passwordRef.current);
    void logIn({ username, password, remember });
    // Afterwards: the browser sends few requests to a host at a time, in order.
    onSend();
  };

  const refuse = (reason: NonNullable<typeof missing>, field: HTMLInputElement | null) => {
    setMissing(reason);
    field?.focus();
  };

  return (
    // The browser's validation messages would be in the browser's language, not the member's.
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <Field
        ref={phoneRef}
        label={t('phone_label')}
        icon={Phone}
        type="tel"
        inputMode="tel"
        enterKeyHint="next"
        name="username"
        autoComplete="username"
        value={phone}
        onChange={(event) => {
          setPhone(event.target.value);
          onType();
        }}
        aria-invalid={missing?.startsWith('phone') || undefined}
        aria-describedby={error ? errorId : undefined}
      />
      <PasswordField
        ref={passwordRef}
        label={t('password_label')}
        icon={Lock}
        showLabel={t('show_password')}
        hideLabel={t('hide_password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          onType();
        }}
        aria-invalid={missing === 'password_required' || undefined}
        aria-describedby={error ? errorId : undefined}
      />
      <FormError id={errorId} text={error} />
      {platform.offersRememberMe && (
        <Checkbox
          label={t('remember_label')}
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
      )}
      <Button kind="gold" type="submit" wide busy={login.status === 'sending'} disabled={waitSeconds > 0}>
        {waitSeconds > 0 ? t('wait_button', { time: countdownText(waitSeconds) }) : t('submit_button')}
      </Button>
      <TakingLong active={login.status === 'sending'} />
    </form>
  );
}
