import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { isOpen, type MoneyAction } from '../orders/action-state.ts';
import type { MoneyActionAtoms } from '../orders/money-action.ts';
import type { Outcome, OutcomeWords, Tone } from '../orders/outcome.ts';
import type { Order } from '../orders/use-order.ts';
import { type OutcomeOptions, useOutcome } from '../orders/use-outcome.ts';
import { type Dialog, dialogAtom } from '../session/dialog-state.ts';

interface RewardOrderOptions<Input, Done> {
  wordsOf: (action: MoneyAction<Input, Done>) => OutcomeWords;
  shown: (end: MoneyAction<Input, Done>) => readonly Tone[];
  onDone?: (() => void) | undefined;
  /** Called after a failure of an order that was sent: the figures on the screen may be old. */
  onNotDone?: (() => void) | undefined;
  outcomeOptions?: OutcomeOptions;
}

/** A reward for a screen; its functions show the outcome themselves. */
export interface RewardOrder<Input, Done> extends Order<Input, Done> {
  outcome: Outcome | null;
}

/** An open dialog shows every outcome except success, which a toast shows. [4.05] [8.23] */
export function useShownIn(dialog: Dialog['name']): () => readonly Tone[] {
  const store = useStore();
  return () => (store.get(dialogAtom)?.name === dialog ? ['info', 'error'] : []);
}

/** A reward and how its outcome is shown. `shown` says which tones the current screen shows itself; the others become toasts. */
export function useRewardOrder<Input, Done>(
  action: MoneyActionAtoms<Input, Done>,
  { wordsOf, shown, onDone, onNotDone, outcomeOptions }: RewardOrderOptions<Input, Done>,
): RewardOrder<Input, Done> {
  const state = useAtomValue(action.stateAtom);
  const run = useSetAtom(action.runAtom);
  const resume = useSetAtom(action.resumeAtom);
  const checkAgain = useSetAtom(action.checkAgainAtom);
  const reset = useSetAtom(action.resetAtom);
  const { outcomeOf, notify } = useOutcome<Input, Done>(wordsOf, outcomeOptions);

  const follow = async (ending: Promise<MoneyAction<Input, Done> | null>) => {
    const end = await ending;
    if (!end) return;
    const tones = shown(end);
    const isKept = isOpen(end) || tones.includes('error');
    notify(end, isKept ? tones : []);
    const isDone = end.status === 'succeeded';
    // Without a network nothing was sent, and reading now would only empty the screen.
    if (end.status !== 'offline') (isDone ? onDone : onNotDone)?.();
    // Resets an outcome that no screen shows, so that the next screen does not show it again.
    if (isDone || !isKept) reset();
  };

  return {
    state,
    words: wordsOf(state),
    outcome: outcomeOf(state),
    run: (input, confirmed) => void follow(run(input, confirmed)),
    resume: () => void follow(resume()),
    checkAgain: () => void follow(checkAgain()),
    reset: () => reset(),
  };
}
