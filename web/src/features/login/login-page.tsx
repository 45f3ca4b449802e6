import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/form/link.tsx';
import { PageTitle } from '../../shared/texts/page-title.tsx';
import { useShown } from '../../shared/visit/use-shown.ts';
import type { SessionEnd } from '../../shared/session/session.ts';
import { useSessionSnapshot } from '../../shared/session/use-session-snapshot.ts';
import { intendedUrl } from '../../shared/session/intended-url.ts';
import { registeredPhoneAtom } from '../../shared/session/after-registration.ts';
import { Callout } from '../../ui/display/callout.tsx';
import { useServiceCheck } from './use-service-check.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

/** Why the last session ended, if the member did not end it here. */
const NOTES: Partial<Record<SessionEnd, 'expired_note' | 'identity_note' | 'other_tab_note'>> = {
  'token-refused': 'expired_note',
  'identity-refused': 'identity_note',
  'other-tab': 'other_tab_note',
};

/** `onSend`: called with the page after the login, and the language, as the login is sent. */
export function LoginPage({ onSend }: { onSend: (url: string, language: string) => void }) {
  const { t, i18n } = useTranslation(['login', 'common']);
  const location = useLocation();
  const { lastEnd } = useSessionSnapshot();
  const registeredPhone = useAtomValue(registeredPhoneAtom);
  useShown('form');
  const note = lastEnd && NOTES[lastEnd];

  return (
    <CheckedPage>
      <PageTitle text={t('common:title.login')} />
      <h1>{t('heading')}</h1>
      {note && <Callout live>{t(note)}</Callout>}
      <LoginForm
        registeredPhone={registeredPhone}
        onSend={() => onSend(intendedUrl(location.state), i18n.language)}
      />
      <p className={styles.register}>
        <span>{t('register_question')}</span> <Link to="/register">{t('register_link')}</Link>
      </p>
    </CheckedPage>
  );
}

/** Apart from the page, so that the answer of the check renders no field. */
function CheckedPage({ children }: { children: ReactNode }) {
  const isChecking = useServiceCheck();
  return (
    <section className={styles.page} data-terminated={isChecking || undefined}>
      {children}
    </section>
  );
}
