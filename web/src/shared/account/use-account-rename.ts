import { useSetAtom, useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { CommandState } from '../orders/action-state.ts';
import { useOutcome } from '../orders/use-outcome.ts';
import { dialogAtom } from '../session/dialog-state.ts';
import { renameAccountAction, type Renaming } from './account-rename.ts';

type Outcome = CommandState<Renaming, true>;

/** Renaming the account; a toast says how it ended, wherever the member is by then. [5.22] */
export function useAccountRename() {
  const { t } = useTranslation('account-name');
  const store = useStore();
  const run = useSetAtom(renameAccountAction.runAtom);
  const outcome = useOutcome<Renaming, true>((end) => ({
    done: t('saved_toast', { name: end.status === 'idle' ? '' : end.input.bankAccountName }),
    notDone: t('not_done_toast'),
  }));

  const notify = (end: Outcome | null) => {
    const dialog = store.get(dialogAtom)?.name;
    // What is not known yet stands in the dialogs that ask for the name.
    outcome.notify(end, dialog === 'account-name' || dialog === 'deposit' ? ['info'] : []);
  };

  return {
    /** Resolves to how it ended; null while another is open. */
    rename: async (renaming: Renaming): Promise<Outcome | null> => {
      const end = await run(renaming);
      notify(end);
      return end;
    },
    notify,
    /** What went wrong, for the field; null when nothing did, or nothing is known yet. */
    errorOf: (state: Outcome): string | null => {
      const found = outcome.outcomeOf(state);
      return found?.tone === 'error' ? found.text : null;
    },
  };
}
