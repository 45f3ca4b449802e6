import { RetryButton } from '../../shared/texts/retry-button.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/form/button.tsx';
import { Link } from '../../ui/form/link.tsx';
import { servicesAtom } from '../../shared/session/services.ts';
import { useLocale } from '../../shared/session/use-locale.ts';
import { useShown } from '../../shared/visit/use-shown.ts';
import { PageTitle } from '../../shared/texts/page-title.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import { Loading } from '../../shared/texts/loading.tsx';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import { prepareToasts } from '../../ui/toast/toast.tsx';
import { BankStep } from './bank-step.tsx';
import { choicesAtom, loadChoicesAtom } from './choices-atoms.ts';
import { OtpStep } from './otp-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { enterAtom, errorsAtom, isStartedAtom, leaveAtom, positionAtom } from './register-atoms.ts';
import { RegisterDone } from './register-done.tsx';
import { type Step, steps } from './register-form.ts';
import { saveInviteCode } from './register-storage.ts';
import styles from './register-page.module.css';

export function RegisterPage() {
  useInviteCode();
  useShown('form');
  const position = useAtomValue(positionAtom);
  const load = useSetAtom(loadChoicesAtom);
  const [locale] = useLocale();
  // The sources are in the current language.
  useEffect(() => void load(), [load, locale]);
  const enter = useSetAtom(enterAtom);
  const leave = useSetAtom(leaveAtom);
  useEffect(() => {
    enter();
    return () => leave();
  }, [enter, leave]);
  // Preload toasts, because their messages may be about a lost network.
  useEffect(() => prepareToasts(), []);

  const openWallet = useLoginElsewhere();

  if (position.status === 'done') return <RegisterDone how={position.how} phone={position.phone} />;
  return <Wizard step={position.step} openWallet={openWallet} />;
}

interface WizardProps {
  step: Step;
  openWallet: (() => void) | null;
}

function Wizard({ step, openWallet }: WizardProps) {
  const { t } = useTranslation(['register', 'common']);
  const hasErrors = useAtomValue(errorsAtom).length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    // A new step is announced by its heading, unless a field has an error; the first step is announced by the page.
    if (seen.current !== step && !hasErrors) heading.current?.focus();
    seen.current = step;
  }, [step, hasErrors]);

  const number = steps.indexOf(step) + 1;
  return (
    // After the first step the river illustration shrinks to make room for the fields.
    <section className={styles.page} data-scene={number > 1 ? 'folded' : undefined}>
      <PageTitle text={t('common:title.register')} />
      {openWallet && (
        <Callout live>
          <p>{t('login_elsewhere')}</p>
          <Button onClick={openWallet}>{t('common:sign_out_question.cancel_button')}</Button>
        </Callout>
      )}
      <div className={styles.head}>
        <p className={styles.count}>{t('step_of', { step: number, total: steps.length })}</p>
        <ol className={styles.steps} aria-hidden>
          {steps.map((name, index) => (
            <li
              key={name}
              data-reached={index < number || undefined}
              data-here={index === number - 1 || undefined}
            />
          ))}
        </ol>
        <h1 ref={heading} tabIndex={-1}>
          {t(`${step}_heading`)}
        </h1>
      </div>
      {step === 'phone' && <PhoneStep />}
      {step === 'otp' && <OtpStep />}
      {(step === 'profile' || step === 'bank') && <StepWithChoices step={step} />}
      <p className={styles.after}>
        <span>
          {t('login_question')} <Link to="/login">{t('login_link')}</Link>
        </span>
      </p>
    </section>
  );
}

function StepWithChoices({ step }: { step: 'profile' | 'bank' }) {
  const { t } = useTranslation(['register', 'common']);
  const state = useAtomValue(choicesAtom);
  const load = useSetAtom(loadChoicesAtom);
  if (state.status === 'loading')
    return (
      <Loading>
        <Skeleton lines={6} />
      </Loading>
    );
  const isReady = state.status === 'ready';
  return (
    <>
      {isReady && step === 'profile' && <ProfileStep sources={state.choices.sources} />}
      {isReady && step === 'bank' && <BankStep banks={state.choices.banks} />}
      {(!isReady || state.isOld) && (
        <>
          <Callout tone={isReady ? 'warning' : 'danger'} live>
            {t(isReady ? 'lists_old' : 'lists_failed')}
          </Callout>
          <RetryButton onRetry={() => void load()} />
        </>
      )}
    </>
  );
}

/** While something is typed, a login in another tab does not take the page. @returns opens the wallet of that login, if there is one */
function useLoginElsewhere(): (() => void) | null {
  const { session } = useAtomValue(servicesAtom);
  const isStarted = useAtomValue(isStartedAtom);
  const navigate = useNavigate();
  const [hasLoggedIn, setHasLoggedIn] = useState(false);
  const release = useRef(() => {});
  useEffect(
    () => (isStarted ? (release.current = session.hold(setHasLoggedIn)) : undefined),
    [isStarted, session],
  );
  if (!hasLoggedIn) return null;
  return () => {
    release.current();
    void navigate('/user', { replace: true });
  };
}

/** Stores the code of an invite link before the steps read it. [2.03] */
function useInviteCode(): void {
  const services = useAtomValue(servicesAtom);
  const [query] = useSearchParams();
  const code = query.get('code');
  if (code !== null) saveInviteCode(services, code);
}
