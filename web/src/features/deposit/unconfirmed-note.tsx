import { useAtomValue, useSetAtom } from 'jotai';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { cancelQrAction, createQrAction } from './deposit-state.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';

/** An order whose outcome nobody told: it is being found out; never "send again". (W1) */
export function UnconfirmedNote({ action }: { action: typeof createQrAction | typeof cancelQrAction }) {
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
