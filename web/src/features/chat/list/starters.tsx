import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../ui/form/button.tsx';
import { sendTextAtom } from '../state/chat-sending.ts';
import { subjectAtom } from '../state/draft.ts';
import { textOfSubject, useSubjectText } from '../state/use-subject-text.ts';
import styles from './chat-log.module.css';
import { startersFor } from './starters-for.ts';

export function Starters() {
  const { t } = useTranslation('chat');
  const send = useSetAtom(sendTextAtom);
  const { pathname } = useLocation();
  const subject = useAtomValue(subjectAtom);
  const subjectText = textOfSubject(useSubjectText());
  return (
    <div role="group" aria-label={t('starters')} className={styles.starters}>
      {startersFor(pathname, subject).map((starter) => (
        <Button key={starter} small onClick={() => send(t(starter), subjectText)}>
          {t(starter)}
        </Button>
      ))}
    </div>
  );
}
