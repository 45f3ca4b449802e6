import { useTranslation } from 'react-i18next';
import type { Entry } from '../state/message-list.ts';
import { breakBetween } from './message-blocks.ts';
import styles from './chat-log.module.css';

interface MessageBreakProps {
  before: Entry | undefined;
  entry: Entry;
}

/** The separator above a message, if there is one: a new day, or the end of the previous conversation. [2.84] */
export function MessageBreak({ before, entry }: MessageBreakProps) {
  const { t } = useTranslation('chat');
  const found = breakBetween(before, entry);
  if (!found) return null;
  const { day, endsSession } = found;
  return (
    <div className={styles.row}>
      {endsSession && <p className={styles.break}>{t('session_end')}</p>}
      {day !== null && <p className={styles.break}>{day}</p>}
    </div>
  );
}
