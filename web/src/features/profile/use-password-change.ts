import { useSetAtom, useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { CommandState } from '../../shared/orders/action-state.ts';
import { useOutcome } from '../../shared/orders/use-outcome.ts';
import { dialogAtom } from '../../shared/session/dialog-state.ts';
import { changePasswordAtom, type PasswordChange } from './password-state.ts';

type PasswordChangeState = CommandState<PasswordChange, true>;

export function usePasswordChange() {
  const { t } = useTranslation('profile');
  const store = useStore();
  const run = useSetAtom(changePasswordAtom);
  const outcome = useOutcome<PasswordChange, true>(() => ({
    done: t('password.done_title'),
    notDone: t('password.not_done_text'),
    unresolved: t('password.open_text'),
  }));

  const notify = (end: PasswordChangeState | null) => {
    const isShown = store.get(dialogAtom)?.name === 'change-password';
    outcome.notify(end, isShown ? ['success', 'info', 'error'] : []);
  };

  return {
    change: async (change: PasswordChange) => notify(await run(change)),
    notify,
    errorOf: (state: PasswordChangeState): string | null => {
      const found = outcome.outcomeOf(state);
      return found?.tone === 'error' ? found.text : null;
    },
  };
}
