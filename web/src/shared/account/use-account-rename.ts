import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/overlay/toast.tsx';
import { renameAccountAction, type Renaming } from './account-rename.ts';
import type { MoneyAction } from '../orders/money-action.ts';
import { useFailureText } from '../texts/use-failure-text.ts';

type Outcome = MoneyAction<Renaming, true>;

/** Renaming the account; how it ended is said by a toast, wherever the member is by then. [5.22] */
export function useAccountRename() {
  const { t } = useTranslation('account-name');
  const run = useSetAtom(renameAccountAction.runAtom);
  const failureText = useFailureText();

  /** What went wrong, for the field and the toast; null when nothing did, or nothing is known yet. */
  const textOf = (outcome: Outcome): string | null => {
    if (outcome.status === 'refused') return failureText({ kind: 'refused', code: outcome.code, status: 0 });
    if (outcome.status === 'offline') return failureText({ kind: 'offline' });
    return outcome.status === 'not-done' ? t('not_done_toast') : null;
  };

  const tell = (outcome: Outcome | null) => {
    if (!outcome) return;
    if (outcome.status === 'succeeded') {
      const name = outcome.input.bankAccountName;
      return showToast({ kind: 'success', text: t('saved_toast', { name }) });
    }
    const text = textOf(outcome);
    if (text !== null) showToast({ kind: 'error', text });
  };

  return {
    /** Resolves to how it ended; null while another is open. */
    rename: async (renaming: Renaming): Promise<Outcome | null> => {
      const outcome = await run(renaming);
      tell(outcome);
      return outcome;
    },
    tell,
    textOf,
  };
}
