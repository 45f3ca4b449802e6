import { useSetAtom, useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { CommandState } from '../../shared/orders/action-state.ts';
import { useOutcome } from '../../shared/orders/use-outcome.ts';
import { dialogAtom } from '../../shared/session/dialog-state.ts';
import { renameMemberAction } from './profile-name-state.ts';

type End = CommandState<string, true>;

/** Renaming the member; a toast says how it ended, wherever the member is by then. */
export function useProfileName() {
  const { t } = useTranslation('profile');
  const store = useStore();
  const run = useSetAtom(renameMemberAction.runAtom);
  const outcome = useOutcome<string, true>((end) => ({
    done: t('profile_name.saved_toast', { name: end.status === 'idle' ? '' : end.input }),
    notDone: t('profile_name.not_done_toast'),
  }));
  const notify = (end: End | null) => {
    // What is not known yet stands in the dialog.
    outcome.notify(end, store.get(dialogAtom)?.name === 'profile-name' ? ['info'] : []);
  };
  return {
    /** Resolves to how it ended; null while another is open. */
    rename: async (name: string): Promise<End | null> => {
      const end = await run(name);
      notify(end);
      return end;
    },
    notify,
    /** What went wrong, for the field; null when nothing did, or nothing is known yet. */
    errorOf: (state: End): string | null => {
      const found = outcome.outcomeOf(state);
      return found?.tone === 'error' ? found.text : null;
    },
  };
}
