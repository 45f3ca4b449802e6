import { type Atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { isUnknown, type MoneyAction } from './action-state.ts';
import { OpenOutcome, type OpenOutcomeProps } from './open-outcome.tsx';

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
  if (!isUnknown(state)) return null;

  const onCheckAgain = async () => {
    const end = await checkAgain();
    if (end) onFound(end);
  };

  return (
    <OpenOutcome action={state} titled {...{ openText, support }} onCheckAgain={() => void onCheckAgain()} />
  );
}
