import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';

interface UnknownOutcomeProps {
  /** What is being found out. */
  of: 'account_name' | 'password';
  status: 'unconfirmed' | 'unsettled';
  onCheck: () => void;
}

/** A change whose outcome nobody told: it is being found out; never "send again". (W1) */
export function UnknownOutcome({ of, status, onCheck }: UnknownOutcomeProps) {
  const { t } = useTranslation('profile');
  const isUnsettled = status === 'unsettled';
  return (
    <>
      <Note icon={Hourglass} title={t('unknown.title')} live>
        {t(isUnsettled ? `unknown.${of}_unsettled` : `unknown.${of}_text`)}
      </Note>
      <Button wide busy={!isUnsettled} onClick={onCheck}>
        {t('unknown.check_again_button')}
      </Button>
    </>
  );
}
