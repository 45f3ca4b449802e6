import { type Atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isUnknown, type MoneyAction } from './money-action.ts';
import { OpenOutcome } from './open-outcome.tsx';

export interface OutcomeCalloutProps<Input, Done> {
  action: {
    stateAtom: Atom<MoneyAction<Input, Done>>;
    checkAgainAtom: WritableAtom<null, [], Promise<MoneyAction<Input, Done> | null>>;
  };
  /** Told what another look has found. */
  onSettled: (end: MoneyAction<Input, Done>) => void;
  openText?: string;
}

/** The open outcome of an action, as long as it is open. (W1) */
export function OutcomeCallout<Input, Done>({
  action,
  onSettled,
  openText,
}: OutcomeCalloutProps<Input, Done>) {
  const { t } = useTranslation('outcome');
  const runCheck = useSetAtom(action.checkAgainAtom);
  const state = useAtomValue(action.stateAtom);
  if (!isUnknown(state)) return null;

  const checkAgain = async () => {
    const end = await runCheck();
    if (end) onSettled(end);
  };

  return (
    <OpenOutcome
      status={state.status}
      title={t('checking_title')}
      openText={openText}
      onCheckAgain={() => void checkAgain()}
    />
  );
}
