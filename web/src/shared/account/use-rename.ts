import { useSetAtom, useStore, type WritableAtom } from 'jotai';
import type { CommandState } from '../orders/action-state.ts';
import type { OutcomeWords } from '../orders/outcome.ts';
import { shownActionsAtom, useOutcome } from '../orders/use-outcome.ts';

/** Runs a rename, and shows the outcome where the member is by then. `wordsOf` gets what was ordered. */
export function useRename<Input>(
  action: { runAtom: WritableAtom<null, [Input], Promise<CommandState<Input, true> | null>> },
  wordsOf: (input: Input | null) => OutcomeWords,
) {
  type End = CommandState<Input, true>;
  const store = useStore();
  const run = useSetAtom(action.runAtom);
  const outcome = useOutcome<Input, true>((end) => wordsOf(end.status === 'idle' ? null : end.input));

  const notify = (end: End | null) => {
    outcome.notify(end, store.get(shownActionsAtom).has(action) ? ['info'] : []);
  };

  return {
    /** Resolves to the outcome; null while another rename is open. */
    rename: async (input: Input): Promise<End | null> => {
      const end = await run(input);
      notify(end);
      return end;
    },
    notify,
    /** The error for the field; null after success or while the outcome is unknown. */
    errorOf: (state: End): string | null => {
      const found = outcome.outcomeOf(state);
      return found?.tone === 'error' ? found.text : null;
    },
  };
}
