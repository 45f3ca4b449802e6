import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from '../../ui/form/link.tsx';
import { PageTitle } from '../../shared/texts/page-title.tsx';
import { useShown } from '../../shared/visit/use-shown.ts';
import { useSessionSnapshot } from '../../shared/session/use-session-snapshot.ts';
import { intendedUrl } from '../../shared/session/intended-url.ts';
import { hasRegistered } from '../../shared/session/after-registration.ts';
import { Callout } from '../../ui/display/callout.tsx';
import { useServiceCheck } from './use-service-check.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

export function LoginPage() {
  const { t } = useTranslation(['login', 'common']);
  const navigate = useNavigate();
  const location = useLocation();
  const { lastEnd } = useSessionSnapshot();
  const isChecking = useServiceCheck();
  useShown('form');

  return (
    <section className={styles.page} data-terminated={isChecking || undefined}>
      <PageTitle text={t('common:title.login')} />
      <h1>{t('heading')}</h1>
      {lastEnd === 'token-refused' && <Callout live>{t('expired_note')}</Callout>}
      {lastEnd === 'identity-refused' && <Callout live>{t('identity_note')}</Callout>}
      {lastEnd === 'other-tab' && <Callout live>{t('other_tab_note')}</Callout>}
      <LoginForm
        takesFocus={hasRegistered(location.state)}
        onDone={() => void navigate(intendedUrl(location.state), { replace: true })}
      />
      <p className={styles.register}>
        <span>{t('register_question')}</span> <Link to="/register">{t('register_link')}</Link>
      </p>
    </section>
  );
}
