import { type Atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MoneyAction } from '../../state/money-action.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';

interface OpenAction {
  stateAtom: Atom<MoneyAction<unknown, unknown>>;
  checkAgainAtom: WritableAtom<null, [], Promise<void>>;
}

/** An order whose outcome nobody told: it is being found out; never "send again". (W1) */
export function UnconfirmedNote({ action }: { action: OpenAction }) {
  const { t } = useTranslation(['deposit', 'common']);
  const state = useAtomValue(action.stateAtom);
  const checkAgain = useSetAtom(action.checkAgainAtom);
  const isUnsettled = state.status === 'unsettled';
  return (
    <>
      <Note icon={Hourglass} title={t('unknown_title')} live>
        {t(isUnsettled ? 'unsettled_text' : 'unknown_text')}
      </Note>
      <Button wide busy={!isUnsettled} onClick={() => void checkAgain()}>
        {t('check_again_button')}
      </Button>
    </>
  );
}
