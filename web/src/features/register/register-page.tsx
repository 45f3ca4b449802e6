import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../shared/texts/page-title.tsx';
import { servicesAtom } from '../../shared/session/services.ts';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { BankStep } from './bank-step.tsx';
import { choicesAtom, loadChoicesAtom } from './choices-state.ts';
import { OtpStep } from './otp-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { keepInviteCode } from './register-kept.ts';
import { doneAtom, leaveAtom, problemAtom, stepAtom, steps } from './register-state.ts';
import styles from './register-page.module.css';

/** From the toast of success to the login. [2.25] [9.10] */
const LEAVE_MS = 2000;

/** The wizard by which a visitor becomes a member. [2.03] [2.21]–[2.25] [4.01] */
export function RegisterPage() {
  const { t } = useTranslation(['register', 'common']);
  useInviteCode();
  const step = useAtomValue(stepAtom);
  const done = useAtomValue(doneAtom);
  const hasProblem = useAtomValue(problemAtom) !== null;
  const choices = useAtomValue(choicesAtom);
  const load = useSetAtom(loadChoicesAtom);
  useEffect(() => void load(), [load]);
  const leave = useSetAtom(leaveAtom);
  useEffect(() => () => leave(), [leave]);

  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    // A new step is told by its heading, unless a field of it has to be put right; the page's arrival is no new step.
    if (seen.current !== step && !hasProblem) heading.current?.focus();
    seen.current = step;
  }, [step, hasProblem]);

  if (done !== null) return <Done how={done} />;
  const number = steps.indexOf(step) + 1;
  return (
    <section className={styles.page}>
      <PageTitle text={t('common:title.register')} />
      <div className={styles.head}>
        <p className={styles.count}>{t('step_of', { step: number, total: steps.length })}</p>
        <ol className={styles.steps} aria-hidden>
          {steps.map((name, index) => (
            <li key={name} data-reached={index < number || undefined} />
          ))}
        </ol>
        <h1 ref={heading} tabIndex={-1}>
          {t(`${step}_heading`)}
        </h1>
      </div>
      {step === 'phone' && <PhoneStep />}
      {step === 'otp' && <OtpStep />}
      {(step === 'profile' || step === 'bank') && choices.status === 'loading' && <Skeleton lines={6} />}
      {(step === 'profile' || step === 'bank') && choices.status === 'failed' && (
        <>
          <Callout tone="danger" live>
            {t('lists_failed')}
          </Callout>
          <Button onClick={() => void load()}>{t('common:retry_button')}</Button>
        </>
      )}
      {choices.status === 'ready' && step === 'profile' && <ProfileStep sources={choices.choices.sources} />}
      {choices.status === 'ready' && step === 'bank' && <BankStep banks={choices.choices.banks} />}
      <p className={styles.after}>
        <span>
          {t('login_question')} <Link to="/login">{t('login_link')}</Link>
        </span>
      </p>
    </section>
  );
}

function Done({ how }: { how: 'created' | 'existed' }) {
  const { t } = useTranslation(['register', 'common']);
  const navigate = useNavigate();
  const { clock } = useAtomValue(servicesAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that had the focus is gone with the form.
    heading.current?.focus();
    showToast({ kind: 'success', text: t(`register:${how}_toast`) });
    return clock.after(LEAVE_MS, () => void navigate('/login', { replace: true }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is done: a change of language is no second end
  }, []);
  return (
    <section className={styles.page} role="status">
      <PageTitle text={t('common:title.register')} />
      <h1 ref={heading} tabIndex={-1}>
        {t('done_heading')}
      </h1>
      <p>{t('done_text')}</p>
      <Link to="/login" replace>
        {t('login_link')}
      </Link>
    </section>
  );
}

/** Takes up the code of an invite link before the steps read it. [2.03] */
function useInviteCode(): void {
  const services = useAtomValue(servicesAtom);
  const [query] = useSearchParams();
  const code = query.get('code');
  if (code !== null) keepInviteCode(services, code);
}
