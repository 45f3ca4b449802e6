import { useAtomValue } from 'jotai';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/texts/use-failure-text.ts';
import { showToast } from '../../ui/overlay/toast.tsx';
import type { RegisterField } from './register-rules.ts';
import { problemAtom } from './register-state.ts';

/**
 * What was wrong with the last try: its text for each field or for the form as a whole; said by a toast too, and the
 * field takes the focus. [8.20]
 */
export function useProblem(form: RefObject<HTMLFormElement | null>) {
  const { t } = useTranslation('register');
  const failureText = useFailureText();
  const problem = useAtomValue(problemAtom);
  const text =
    problem === null
      ? null
      : 'complaint' in problem
        ? t(`complaint.${problem.complaint}`)
        : failureText(problem.failure);

  useEffect(() => {
    if (problem === null || text === null) return;
    showToast({ kind: 'error', text });
    // A refusal of the phone may be shown at the code, which then is the field to lead to.
    const field = form.current?.querySelector<HTMLElement>(`[name="${problem.field ?? ''}"]`);
    (field ?? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'))?.focus();
    // Only a new problem is said: a change of language does not say the old one again.
  }, [problem]);

  return {
    textOf: (field: RegisterField) => (problem?.field === field ? text : null),
    formText: problem !== null && problem.field === null ? text : null,
  };
}
