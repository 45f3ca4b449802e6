import { useSetAtom, useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { outsideText } from '../../lib/outside-text.ts';
import type { CommandState } from '../../shared/orders/action-state.ts';
import { shownActionsAtom, useOutcome } from '../../shared/orders/use-outcome.ts';
import { renameMemberAction } from './profile-name-state.ts';

type End = CommandState<string, true>;

export function useProfileName() {
  const { t } = useTranslation('profile');
  const store = useStore();
  const run = useSetAtom(renameMemberAction.runAtom);
  const outcome = useOutcome<string, true>((end) => ({
    done: t('profile_name.saved_toast', { name: end.status === 'idle' ? '' : outsideText(end.input) }),
    notDone: t('profile_name.not_done_toast'),
    unresolved: t('profile_name.unresolved_toast'),
  }));
  const notify = (end: End | null) => {
    outcome.notify(end, store.get(shownActionsAtom).has(renameMemberAction) ? ['info'] : []);
  };
  return {
    /** Resolves to the result; null while another rename is unresolved. */
    rename: async (name: string): Promise<End | null> => {
      const end = await run(name);
      notify(end);
      return end;
    },
    notify,
    errorOf: (state: End): string | null => {
      const found = outcome.outcomeOf(state);
      return found?.tone === 'error' ? found.text : null;
    },
  };
}
