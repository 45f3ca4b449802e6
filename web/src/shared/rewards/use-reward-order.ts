import { type Atom, useAtomValue, useSetAtom, useStore, type WritableAtom } from 'jotai';
import { isOpen, type MoneyAction } from '../orders/action-state.ts';
import type { Outcome, OutcomeWords, Tone } from '../orders/outcome.ts';
import { type OutcomeOptions, useOutcome } from '../orders/use-outcome.ts';
import { type Dialog, dialogAtom } from '../session/dialog-state.ts';

/** What `createMoneyAction` makes. */
export interface RewardAction<Input, Done> {
  stateAtom: Atom<MoneyAction<Input, Done>>;
  runAtom: WritableAtom<null, [Input, boolean?], Promise<MoneyAction<Input, Done> | null>>;
  resumeAtom: WritableAtom<null, [], Promise<MoneyAction<Input, Done> | null>>;
  checkAgainAtom: WritableAtom<null, [], Promise<MoneyAction<Input, Done> | null>>;
  resetAtom: WritableAtom<null, [], void>;
}

interface RewardOrderOptions<Input, Done> {
  wordsOf: (action: MoneyAction<Input, Done>) => OutcomeWords;
  /** Tones of the ends that a screen before the member shows by itself; toasts tell the others. */
  shown: () => readonly Tone[];
  onDone?: (() => void) | undefined;
  /** It has not come about: what was asked for may have been asked for on figures that are old. */
  onNotDone?: (() => void) | undefined;
  telling?: OutcomeOptions;
}

export interface RewardOrder<Input, Done> {
  state: MoneyAction<Input, Done>;
  words: OutcomeWords;
  /** How it stands, in words; null while there is nothing to tell. */
  outcome: Outcome | null;
  run: (input: Input, confirmed?: boolean) => void;
  /** Finds out what became of the order that was on its way when the page was left. */
  resume: () => void;
  checkAgain: () => void;
  reset: () => void;
}

/** What a dialog shows by itself as long as it is open: all but success, which a toast tells. [4.05] [8.23] */
export function useShownIn(dialog: Dialog['name']): () => readonly Tone[] {
  const store = useStore();
  return () => (store.get(dialogAtom)?.name === dialog ? ['info', 'error'] : []);
}

/** Receiving a reward, and how its end is told: success in a toast, the rest where the member is by then. (W1) */
export function useRewardOrder<Input, Done>(
  action: RewardAction<Input, Done>,
  { wordsOf, shown, onDone, onNotDone, telling }: RewardOrderOptions<Input, Done>,
): RewardOrder<Input, Done> {
  const state = useAtomValue(action.stateAtom);
  const run = useSetAtom(action.runAtom);
  const resume = useSetAtom(action.resumeAtom);
  const checkAgain = useSetAtom(action.checkAgainAtom);
  const reset = useSetAtom(action.resetAtom);
  const { outcomeOf, notify } = useOutcome<Input, Done>(wordsOf, telling);

  const follow = async (ending: Promise<MoneyAction<Input, Done> | null>) => {
    const end = await ending;
    if (!end) return;
    const tones = shown();
    notify(end, tones);
    const isDone = end.status === 'succeeded';
    (isDone ? onDone : onNotDone)?.();
    // What nobody shows must not be told once more by the next screen.
    if (isDone || (!isOpen(end) && !tones.includes('error'))) reset();
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
