import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from '../../ui/form/link.tsx';
import { noteRegisteredAtom } from '../../shared/session/after-registration.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { PageTitle } from '../../shared/texts/page-title.tsx';
import { showToast } from '../../ui/toast/toast.tsx';
import type { RegisteredHow } from './register-rules.ts';
import styles from './register-page.module.css';

const LEAVE_MS = 2000;

export function RegisterDone({ how, phone }: { how: RegisteredHow; phone: string }) {
  const { t } = useTranslation(['register', 'common']);
  const navigate = useNavigate();
  // The page that the visitor wanted. [2.11]
  const { state } = useLocation() as { state: unknown };
  const { clock } = useAtomValue(servicesAtom);
  const noteRegistered = useSetAtom(noteRegisteredAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useId();
  useEffect(() => {
    noteRegistered(phone);
    // The focused button disappeared with the form.
    heading.current?.focus();
    showToast({ kind: 'success', text: t(`register:${how}_toast`) });
    // The visitor must have the time to read it.
    if (how === 'existed_earlier') return;
    return clock.after(LEAVE_MS, () => void navigate('/login', { replace: true, state }));
    // oxlint-disable-next-line react/exhaustive-deps -- runs once: a language change must not repeat it
  }, []);
  return (
    <section className={styles.page}>
      <PageTitle text={t('common:title.register')} />
      <h1 ref={heading} tabIndex={-1} aria-describedby={text}>
        {t('done_heading')}
      </h1>
      <p id={text}>{t(how === 'existed_earlier' ? 'existed_earlier_toast' : 'done_text')}</p>
      <Link to="/login" replace>
        {t('login_link')}
      </Link>
    </section>
  );
}
