import { type Atom, useAtomValue, useStore, type WritableAtom } from 'jotai';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import type { MoneyAction } from './money-action.ts';

export interface OutcomeNoteProps<Input, Done> {
  action: {
    stateAtom: Atom<MoneyAction<Input, Done>>;
    checkAgainAtom: WritableAtom<null, [], Promise<void>>;
  };
  /** Told what another look has found. */
  onSettled: (end: MoneyAction<Input, Done>) => void;
}

/** An order whose outcome nobody told: it is being found out; never "send again". (W1) */
export function OutcomeNote<Input, Done>({ action, onSettled }: OutcomeNoteProps<Input, Done>) {
  const { t } = useTranslation('outcome');
  const store = useStore();
  const { status } = useAtomValue(action.stateAtom);
  if (status !== 'unconfirmed' && status !== 'unsettled') return null;

  const checkAgain = async () => {
    await store.set(action.checkAgainAtom);
    onSettled(store.get(action.stateAtom));
  };

  return (
    <>
      <Note icon={Hourglass} title={t('checking_title')} live>
        {t(status === 'unsettled' ? 'open_text' : 'checking_text')}
      </Note>
      <Button wide busy={status === 'unconfirmed'} onClick={() => void checkAgain()}>
        {t('check_again_button')}
      </Button>
    </>
  );
}
