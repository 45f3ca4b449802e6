import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/texts/use-failure-text.ts';
import { showToast } from '../../ui/overlay/toast.tsx';
import { errorsAtom } from './register-atoms.ts';
import type { RegisterField } from './register-form.ts';
import type { StepError } from './register-machine.ts';

/**
 * The texts of what was wrong with the last try, for each field and for the form as a whole. The first of them is shown
 * by a toast too, and its field takes the focus. [8.20]
 */
export function useStepErrors(form: RefObject<HTMLFormElement | null>) {
  const { t } = useTranslation('register');
  const failureText = useFailureText();
  const errors = useAtomValue(errorsAtom);
  const told = useRef<readonly StepError[]>([]);
  const textOf = (error: StepError | undefined) => {
    if (error === undefined) return null;
    return 'error' in error ? t(`error.${error.error}`) : failureText(error.failure);
  };

  useEffect(() => {
    const isNew = errors.some((error) => !told.current.includes(error));
    told.current = errors;
    const [first] = errors;
    const text = textOf(first);
    if (!isNew || first === undefined || text === null) return;
    showToast({ kind: 'error', text });
    // A refusal of the phone may be shown at the code, which then is the field to lead to.
    const field = form.current?.querySelector<HTMLElement>(`[name="${first.field ?? ''}"]`);
    (field ?? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'))?.focus();
    // Only new errors are told, not those that remain after typing, nor the old ones in another language.
  }, [errors]);

  const textFor = (name: RegisterField | null) => textOf(errors.find(({ field }) => field === name));
  return { textFor, formText: textFor(null) };
}
