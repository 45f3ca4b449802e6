import { useSetAtom } from 'jotai';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import styles from '../media/chat-bubble.module.css';
import { removeFailedAtom, repeatFailedAtom } from '../state/chat-sending.ts';
import type { ListedMessage } from '../state/message-list.ts';
import type { RowTools } from './chat-bubble.tsx';

interface FailedMediaProps {
  entry: ListedMessage;
  tools: RowTools;
  time: ReactNode;
}

/** Below an own picture or video that the service calls failed: it can be resent or removed. [4.12] */
export function FailedMedia({ entry, tools: { t }, time }: FailedMediaProps) {
  const repeat = useSetAtom(repeatFailedAtom);
  const remove = useSetAtom(removeFailedAtom);
  const isThere = entry.content.kind === 'media' && entry.content.path !== '';
  return (
    <div className={styles.failed}>
      {time}
      <CircleAlert aria-hidden className={styles.sign} />
      <span>{t('not_sent')}</span>
      <div className={styles.answers}>
        {isThere && (
          <Button small onClick={() => repeat(entry)}>
            {t('resend_button')}
          </Button>
        )}
        <Button small onClick={() => remove(entry.key)}>
          {t('remove_button')}
        </Button>
      </div>
    </div>
  );
}
