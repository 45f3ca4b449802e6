import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { noteRegisteredAtom } from '../../shared/session/after-registration.ts';
import { useFailureText } from '../../shared/texts/use-failure-text.ts';
import { showToast } from '../../ui/toast/toast.tsx';
import type { Position } from './register-machine.ts';

/** It says more than others, and nothing repeats it on the page where the visitor is now. */
const LONG_MS = 12_000;

/** Tells whether the account was created, to a visitor who did not wait for it on the page. [2.25] */
export function useTellEnd(): (end: Position | null) => void {
  const { t } = useTranslation(['register', 'common']);
  const failureText = useFailureText();
  const noteRegistered = useSetAtom(noteRegisteredAtom);
  return (end) => {
    if (end?.status === 'done') {
      noteRegistered(end.phone);
      showToast({
        kind: 'success',
        text: t(`register:${end.how}_toast`),
        ...(end.how === 'existed_earlier' && { duration: LONG_MS }),
      });
    } else if (end?.status === 'editing') {
      const [first] = end.errors;
      if (first && 'failure' in first)
        showToast({ kind: 'error', text: `${t('common:title.register')}: ${failureText(first.failure)}` });
    }
  };
}
