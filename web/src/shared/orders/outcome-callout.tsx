import { type Atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { useEffect } from 'react';
import { isUnknown, type MoneyAction } from './action-state.ts';
import { OpenOutcome, type OpenOutcomeProps } from './open-outcome.tsx';
import { shownActionsAtom } from './use-outcome.ts';

export interface OutcomeCalloutProps<State extends MoneyAction<unknown, unknown>> extends Pick<
  OpenOutcomeProps,
  'openText' | 'support'
> {
  action: {
    stateAtom: Atom<State>;
    checkAgainAtom: WritableAtom<null, [], Promise<State | null>>;
  };
  onFound: (end: State) => void;
}

export function OutcomeCallout<State extends MoneyAction<unknown, unknown>>({
  action,
  onFound,
  openText,
  support,
}: OutcomeCalloutProps<State>) {
  const checkAgain = useSetAtom(action.checkAgainAtom);
  const state: MoneyAction<unknown, unknown> = useAtomValue(action.stateAtom);
  const shown = useAtomValue(shownActionsAtom);
  useEffect(() => {
    shown.add(action);
    return () => void shown.delete(action);
  }, [shown, action]);
  if (!isUnknown(state)) return null;

  const onCheckAgain = async () => {
    const end = await checkAgain();
    if (end) onFound(end);
  };

  return (
    <OpenOutcome action={state} titled {...{ openText, support }} onCheckAgain={() => void onCheckAgain()} />
  );
}
