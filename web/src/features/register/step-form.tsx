import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, type SubmitEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { countdownText } from '../../lib/countdown.ts';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import type { RegisterField } from './register-rules.ts';
import { backAtom, isBusyAtom } from './register-state.ts';
import { useProblem } from './use-problem.ts';
import { useWait } from './use-wait.ts';
import styles from './register-page.module.css';

interface StepFormProps {
  submitLabel: string;
  onSubmit: () => void;
  /** The first step has nothing to go back to. */
  isFirst?: boolean;
  /** Seconds for which this step alone waits. */
  wait?: number;
  children: (textOf: (field: RegisterField) => string | null) => ReactNode;
}

/** One step of the wizard: its fields, what is wrong with them, and the way on and back. */
export function StepForm({ submitLabel, onSubmit, isFirst = false, wait = 0, children }: StepFormProps) {
  const { t } = useTranslation('register');
  const isBusy = useAtomValue(isBusyAtom);
  const back = useSetAtom(backAtom);
  const form = useRef<HTMLFormElement>(null);
  const { textOf, formText } = useProblem(form);
  const errorId = useId();
  const seconds = Math.max(wait, useWait());

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (seconds === 0) onSubmit();
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-describedby={errorId}>
      {children(textOf)}
      <FormError id={errorId} text={formText} />
      <div className={isFirst ? undefined : styles.buttons}>
        {!isFirst && (
          <Button type="button" onClick={() => back()} disabled={isBusy}>
            {t('back_button')}
          </Button>
        )}
        <Button kind="gold" type="submit" wide busy={isBusy} disabled={seconds > 0}>
          {seconds > 0 ? t('wait_button', { time: countdownText(seconds) }) : submitLabel}
        </Button>
      </div>
    </form>
  );
}
