import { useSetAtom, useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { CommandState } from '../orders/action-state.ts';
import { shownActionsAtom, useOutcome } from '../orders/use-outcome.ts';
import { renameAccountAction, type Renaming } from './account-rename.ts';

type RenameState = CommandState<Renaming, true>;

/** Renames the bank account, and shows the outcome where the member is by then. */
export function useAccountRename() {
  const { t } = useTranslation('account-name');
  const store = useStore();
  const run = useSetAtom(renameAccountAction.runAtom);
  const outcome = useOutcome<Renaming, true>((end) => ({
    done: t('saved_toast', { name: end.status === 'idle' ? '' : end.input.bankAccountName }),
    notDone: t('not_done_toast'),
    unresolved: t('unresolved_toast'),
  }));

  const notify = (end: RenameState | null) => {
    outcome.notify(end, store.get(shownActionsAtom).has(renameAccountAction) ? ['info'] : []);
  };

  return {
    /** Resolves to the outcome; null while another rename is open. */
    rename: async (renaming: Renaming): Promise<RenameState | null> => {
      const end = await run(renaming);
      notify(end);
      return end;
    },
    notify,
    /** The error for the field; null after success or while the outcome is unknown. */
    errorOf: (state: RenameState): string | null => {
      const found = outcome.outcomeOf(state);
      return found?.tone === 'error' ? found.text : null;
    },
  };
}
