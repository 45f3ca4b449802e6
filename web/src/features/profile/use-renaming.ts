import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { MoneyAction } from '../../state/money-action.ts';
import { useFailureText } from '../../state/use-failure-text.ts';
import { showToast } from '../../ui/toast.tsx';
import { checkRenamingAtom, renameAccountAtom, type Renaming } from './account-name-state.ts';

type Outcome = MoneyAction<Renaming, true>;

/** Renaming the account; how it ended is said by a toast, wherever the member is by then. [5.22] */
export function useRenaming() {
  const { t } = useTranslation('profile');
  const run = useSetAtom(renameAccountAtom);
  const check = useSetAtom(checkRenamingAtom);
  const failureText = useFailureText();

  /** What went wrong, for the field and the toast; null when nothing did, or nothing is known yet. */
  const textOf = (outcome: Outcome): string | null => {
    if (outcome.status === 'refused') return failureText({ kind: 'refused', code: outcome.code, status: 0 });
    if (outcome.status === 'offline') return failureText({ kind: 'offline' });
    return outcome.status === 'not-done' ? t('account_name.not_done_toast') : null;
  };

  const tell = (outcome: Outcome | null) => {
    if (!outcome) return;
    if (outcome.status === 'succeeded') {
      const name = outcome.input.bankAccountName;
      return showToast({ kind: 'success', text: t('account_name.saved_toast', { name }) });
    }
    const text = textOf(outcome);
    if (text !== null) showToast({ kind: 'error', text });
  };

  return {
    rename: async (renaming: Renaming) => tell(await run(renaming)),
    checkAgain: async () => tell(await check()),
    textOf,
  };
}
