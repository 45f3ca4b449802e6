import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/texts/use-failure-text.ts';
import { showToast } from '../../ui/toast/toast.tsx';
import { withdrawToast } from '../../ui/toast/withdraw-toast.ts';
import { errorsAtom } from './register-atoms.ts';
import type { RegisterField } from './register-form.ts';
import type { StepError } from './register-machine.ts';

/** One message about the registration at a time. */
const REGISTER_TOAST = 'register';

/**
 * Error texts of the last attempt, per field and for the whole form. The first one is also shown in a toast, and its
 * field gets the focus. The specification asks for the toast, which is gone after 4 s, or when no error is left; the text at
 * the field stays until the member corrects it. [8.20]
 */
export function useStepErrors(form: RefObject<HTMLFormElement | null>) {
  const { t } = useTranslation('register');
  const failureText = useFailureText();
  const errors = useAtomValue(errorsAtom);
  const reported = useRef<readonly StepError[]>([]);
  const textOf = (error: StepError | undefined) => {
    if (error === undefined) return null;
    return 'error' in error ? t(`error.${error.error}`) : failureText(error.failure);
  };

  useEffect(() => {
    const isNew = errors.some((error) => !reported.current.includes(error));
    reported.current = errors;
    const [first] = errors;
    const text = textOf(first);
    if (first === undefined) withdrawToast(REGISTER_TOAST);
    if (!isNew || first === undefined || text === null) return;
    showToast({ kind: 'error', text, id: REGISTER_TOAST, live: 'off' });
    // A refusal of the phone may be shown at the code step, whose field then gets the focus.
    const field = form.current?.querySelector<HTMLElement>(`[name="${first.field ?? ''}"]`);
    (field ?? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'))?.focus();
    // Only new errors are announced, not those that remain after typing, and not old ones in another language.
  }, [errors]);

  const textFor = (name: RegisterField | null) => textOf(errors.find(({ field }) => field === name));
  return { textFor, formText: textFor(null) };
}
