import { useAtomValue } from 'jotai';
import { MessageCircle } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTimeText } from '../../../lib/date-text.ts';
import { hasChatAtom } from '../../../shared/session/chat-flag.ts';
import { type SupportCase, useAskSupport } from '../../../shared/support/ask-support.ts';
import { Button } from '../../../ui/form/button.tsx';
import styles from './ask-cell.module.css';

export interface Asking {
  words: string;
  ask: (about: SupportCase) => void;
}

/** For all rows of a table, which would otherwise each follow the language and the store; null without a chat. */
export function useAsking(): Asking | null {
  const { t } = useTranslation('money');
  const hasChat = useAtomValue(hasChatAtom);
  const ask = useAskSupport();
  const latest = useRef(ask);
  useEffect(() => void (latest.current = ask), [ask]);
  // The same object for all renders of a table, so that memoised rows stay.
  return useMemo(
    () => (hasChat ? { words: t('ask_button'), ask: (about) => latest.current(about) } : null),
    [hasChat, t],
  );
}

interface AskCellProps {
  asking: Asking | null;
  about: SupportCase;
  iconOnly?: boolean;
}

export function AskCell({ asking, about, iconOnly = false }: AskCellProps) {
  if (!asking) return null;
  return (
    <td className={styles.ask}>
      <Button
        kind="bare"
        small
        icon={MessageCircle}
        title={asking.words}
        aria-label={`${asking.words} ${dateTimeText(about.at)}`}
        onClick={() => asking.ask(about)}
      >
        {!iconOnly && <span className={styles.words}>{asking.words}</span>}
      </Button>
    </td>
  );
}

export function AskHead({ asking }: { asking: Asking | null }) {
  if (!asking) return null;
  return (
    <th scope="col" className={styles.head}>
      <span className="visually-hidden">{asking.words}</span>
    </th>
  );
}
