import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
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

export function LoginPage() {
  const { t } = useTranslation(['login', 'common']);
  const navigate = useNavigate();
  const location = useLocation();
  const { lastEnd } = useSessionSnapshot();
  const isChecking = useServiceCheck();
  useShown('form');
  const note = lastEnd && NOTES[lastEnd];

  return (
    <section className={styles.page} data-terminated={isChecking || undefined}>
      <PageTitle text={t('common:title.login')} />
      <h1>{t('heading')}</h1>
      {note && <Callout live>{t(note)}</Callout>}
      <LoginForm
        registeredPhone={useAtomValue(registeredPhoneAtom)}
        onDone={() => void navigate(intendedUrl(location.state), { replace: true })}
      />
      <p className={styles.register}>
        <span>{t('register_question')}</span> <Link to="/register">{t('register_link')}</Link>
      </p>
    </section>
  );
}
