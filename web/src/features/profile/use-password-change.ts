import { useSetAtom, useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { dialogAtom } from '../../shared/session/dialog-state.ts';
import type { MoneyAction } from '../../shared/orders/money-action.ts';
import { useFailureText } from '../../shared/texts/use-failure-text.ts';
import { showToast } from '../../ui/overlay/toast.tsx';
import { changePasswordAtom, type PasswordChange } from './password-state.ts';

type Outcome = MoneyAction<PasswordChange, true>;

/** Changing the password. The dialog tells how it ended; a toast does when the member has left it. [5.10] [8.27] */
export function usePasswordChange() {
  const { t } = useTranslation('profile');
  const store = useStore();
  const run = useSetAtom(changePasswordAtom);
  const failureText = useFailureText();

  /** Why it was not changed: the server's message, translated. null when it was, or nothing is known yet. [7.01] */
  const textOf = (outcome: Outcome): string | null => {
    if (outcome.status === 'refused') return failureText({ kind: 'refused', code: outcome.code, status: 0 });
    if (outcome.status === 'offline') return failureText({ kind: 'offline' });
    return outcome.status === 'not-done' ? t('password.not_done_text') : null;
  };

  const tell = (outcome: Outcome | null) => {
    if (!outcome || store.get(dialogAtom)?.name === 'change-password') return;
    const text = textOf(outcome);
    if (text !== null) showToast({ kind: 'error', text });
    if (outcome.status === 'succeeded') showToast({ kind: 'success', text: t('password.done_title') });
  };

  return {
    change: async (change: PasswordChange) => tell(await run(change)),
    tell,
    textOf,
  };
}
