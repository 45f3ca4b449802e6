import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, type SubmitEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { countdownText } from '../../lib/countdown.ts';
import { TakingLong } from '../../shared/texts/taking-long.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { backAtom, sendingAtom, submitAtom } from './register-atoms.ts';
import type { RegisterField } from './register-form.ts';
import { useStepErrors } from './use-step-errors.ts';
import { useTellEnd } from './use-tell-end.ts';
import { useWait } from './use-wait.ts';
import styles from './register-page.module.css';

interface StepFormProps {
  submitLabel: string;
  isFirst?: boolean;
  wait?: number;
  children: (errorOf: (field: RegisterField) => string | null) => ReactNode;
}

export function StepForm({ submitLabel, isFirst = false, wait = 0, children }: StepFormProps) {
  const { t } = useTranslation('register');
  const sending = useAtomValue(sendingAtom);
  const submitStep = useSetAtom(submitAtom);
  const back = useSetAtom(backAtom);
  const form = useRef<HTMLFormElement>(null);
  const { textFor, formText } = useStepErrors(form);
  const tellEnd = useTellEnd();
  const errorId = useId();
  const seconds = Math.max(wait, useWait());

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (seconds === 0) void submitStep().then(tellEnd);
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-describedby={errorId}>
      {children(textFor)}
      <FormError id={errorId} text={formText} />
      <TakingLong active={sending !== false} />
      <div className={isFirst ? undefined : styles.buttons}>
        {!isFirst && (
          <Button kind="line" type="button" onClick={() => back()} disabled={sending !== false}>
            {t('back_button')}
          </Button>
        )}
        <Button
          kind="gold"
          type="submit"
          wide
          busy={sending === 'step'}
          disabled={seconds > 0 || sending === 'code'}
        >
          {seconds > 0 ? t('wait_button', { time: countdownText(seconds) }) : submitLabel}
        </Button>
      </div>
    </form>
  );
}
